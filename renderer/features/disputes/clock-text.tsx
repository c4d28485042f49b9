import type { DisputeHead } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../core/use-server-now.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './disputes.module.css'

/** The desk's time falls short. */
const SOON_MS = 6 * 3_600_000

/** A dispute's clock in a line of text: what is left of it, by how much it is over, or until when a second look can be asked for. */
export const ClockText = ({ head: { answerBy, leftMs, secondLookUntil } }: { readonly head: DisputeHead }) => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const now = useServerNow()
  if (leftMs !== null) return <span className={styles.quiet}>{t('list.still', { left: format.countdown(Math.max(leftMs, 0)) })}</span>
  if (answerBy === null)
    return secondLookUntil === null ? (
      <span className={styles.quiet}>–</span>
    ) : (
      <span className={styles.quiet}>{t('list.secondLook', { at: format.instant(secondLookUntil, 'dayTime') })}</span>
    )
  const left = Date.parse(answerBy) - now
  return (
    <time dateTime={answerBy} className={cx(styles.time, left <= 0 ? styles.over : left < SOON_MS && styles.soon)}>
      {left <= 0 ? t('list.over', { over: format.countdown(-left) }) : t('list.left', { left: format.countdown(left) })}
    </time>
  )
}
