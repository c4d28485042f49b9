import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { drawText } from '../../../ui/draw-figures/figures.ts'
import type { LiveLottery } from '../live-lotteries.ts'
import styles from './live-lottery.module.css'

/** What a lottery drew last, on one line. */
export const LastDraw = ({ opened: { last } }: Pick<LiveLottery, 'opened'>) => {
  const { t } = useTranslation('lobby')
  const format = useFormat()
  if (!last) return <span className={styles.dim}>{t('draws.noResult')}</span>
  const label = t('draws.result', { issue: format.issue(last.numero), digits: drawText(last.result) })
  return (
    <span className={styles.figures}>
      <DrawFigures key={last.numero} draw={last.result} label={label} small />
    </span>
  )
}
