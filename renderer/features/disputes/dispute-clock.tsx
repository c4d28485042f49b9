import { DISPUTE_ANSWER_HOURS, type DisputeHead } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../core/use-server-now.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { CountdownRing } from '../../ui/countdown-ring/countdown-ring.tsx'
import styles from './disputes.module.css'

const WHOLE_MS = DISPUTE_ANSWER_HOURS * 3_600_000

/** The desk's time for an answer: it runs, stands still, or is over. */
export const DisputeClock = ({ head: { answerBy, leftMs } }: { readonly head: DisputeHead }) => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const now = useServerNow()
  if (leftMs !== null) return <p className={styles.note}>{t('clockStill', { left: format.countdown(Math.max(leftMs, 0)) })}</p>
  if (answerBy === null) return null
  const left = Date.parse(answerBy) - now
  if (left <= 0) return <p className={styles.note}>{t('clockOver', { over: format.countdown(-left) })}</p>
  return <CountdownRing leftMs={left} wholeMs={WHOLE_MS} label={t('clock')} />
}
