import { useTranslation } from 'react-i18next'
import type { IssueDecision } from '@portico/contract/lottery/draw-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import styles from './proof-page.module.css'

/** What was decided on an issue besides its draw: corrections and calling off, when, why, and the result that held before. */
export const ProofDecisions = ({ decisions }: { readonly decisions: readonly IssueDecision[] }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  return (
    <Card as="section" aria-labelledby="decisions-title" className={styles.part}>
      <h2 id="decisions-title">{t('decision.title')}</h2>
      <ul className={styles.decisions}>
        {decisions.map(({ kind, at, reason, people, before }) => (
          <li key={`${kind} ${at}`}>
            <p>{t(`decision.${kind}`, { at: format.instant(at, 'exact') })}</p>
            {reason !== null && reason !== '' && (
              <p>
                {t('decision.reason')} <bdi>{reason}</bdi>
              </p>
            )}
            {people.length > 0 && <p>{t('decision.people', { count: people.length })}</p>}
            {before && (
              <div className={styles.before}>
                {t('decision.before')} <DrawFigures draw={before} small />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
