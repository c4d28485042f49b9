import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import { issueNow } from '../../lottery/index.ts'
import type { LiveLottery } from '../live-lotteries.ts'
import styles from './live-lottery.module.css'

/** For a longer wait its end is shown. */
const DAY_MS = 86_400_000

/** How long until a lottery draws, by the server's clock. */
export const DrawClock = ({ opened }: Pick<LiveLottery, 'opened'>) => {
  const { t } = useTranslation('lobby')
  const format = useFormat()
  const now = useServerNow()
  const { issue } = issueNow(opened, now)
  if (!issue) return <span className={styles.dim}>{t('draws.none')}</span>
  const drawAt = Date.parse(issue.drawAt)
  const left = drawAt - now
  if (left > DAY_MS) {
    return <span className={styles.dim}>{format.instant(issue.drawAt, 'dayTime')}</span>
  }
  return (
    <div className={styles.clock}>
      <CountdownRing leftMs={left} wholeMs={drawAt - Date.parse(issue.openAt)} closed={t('draws.drawing')} />
    </div>
  )
}
