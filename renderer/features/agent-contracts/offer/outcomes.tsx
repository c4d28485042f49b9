import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import type { Outcome } from '../api.ts'
import { useRefusalWords } from '../terms/refusal-note.tsx'
import { paths } from '../../../core/paths.ts'
import type { Holder } from './holders-field.tsx'
import styles from './offer.module.css'

/** What came of an offer for each of those it went to. */
export const Outcomes = ({ outcomes, holders }: { readonly outcomes: readonly Outcome[]; readonly holders: readonly Holder[] }) => {
  const { t } = useTranslation('contracts')
  const words = useRefusalWords()
  const nameOf = ({ holderId, account }: Outcome) => account || (holders.find(({ memberId }) => memberId === holderId)?.account ?? '')
  return (
    <section className={styles.outcomes} role="status">
      <h2>{t('outcome.title', { count: outcomes.filter(({ contract }) => contract).length, all: outcomes.length })}</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.holderId}>
            <b>{nameOf(outcome)}</b>
            {outcome.contract ? (
              <>
                <Tag tone="positive">{t('outcome.offered')}</Tag>
                <Link to={paths.agentContract(outcome.contract.id)}>{outcome.contract.code}</Link>
              </>
            ) : (
              <>
                <Tag tone="negative">{t('outcome.refused')}</Tag>
                <span className={styles.own}>{outcome.refusal && words(outcome.refusal).join(' ')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
