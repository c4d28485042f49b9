import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { useTypeName } from '../../i18n/use-type-name.ts'
import type { Difference } from './api.ts'
import styles from './versions.module.css'

interface VersionCauseProps {
  readonly difference: Difference
  /** The number of the earlier version. */
  readonly version: number
}

/** What two versions differ by in the end: which bets, and who said what about their draws. */
export const VersionCause = ({ difference: { count, bets }, version }: VersionCauseProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const typeName = useTypeName()
  const reasons = [...new Map(bets.flatMap((bet) => (bet.reason === null ? [] : [[`${bet.numero} ${bet.reason}`, bet] as const]))).values()]
  const isVoid = bets.length > 0 && bets.every(({ after }) => after.void)
  const counted = { count, number: format.number(count), version }
  return (
    <section className={styles.cause}>
      <h3>{count === 0 ? t('compare.why') : isVoid ? t('compare.voided', counted) : t('compare.changed', counted)}</h3>
      {count === 0 && <p>{t('compare.noBets')}</p>}
      <ul>
        {reasons.map(({ id, category, numero, reason, changedAt }) => (
          <li key={id}>
            {t('compare.reason', {
              draw: `${typeName(category)} ${numero}`,
              at: changedAt === null ? '' : format.instant(changedAt, 'moment'),
              reason,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
