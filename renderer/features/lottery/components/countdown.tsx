import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import { useIssue } from '../hooks/use-issue.ts'
import { drawText } from '../../bets/index.ts'
import { shortNumero } from '../model/issue.ts'

/** Betting is about to close: said once, and shown in the warning colour from here on. */
const SOON_MS = 30_000

/** How long bets are still taken. A screen reader hears the turning points, not each second. */
export const Countdown = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue, opened } = useIssue()
  const now = useServerNow()
  const sealAt = issue ? Date.parse(issue.sealAt) : now
  const left = phase === 'open' ? sealAt - now : 0
  const whole = issue ? sealAt - Date.parse(issue.openAt) : 0

  const label = {
    open: t('clock.closesIn'),
    sealed: t('clock.drawAt', { time: issue ? format.instant(issue.drawAt, 'seconds') : '' }),
    drawing: t('clock.drawAt', { time: issue ? format.instant(issue.drawAt, 'seconds') : '' }),
    none: t('clock.noIssue'),
  }[phase]
  const closed = phase === 'drawing' ? t('clock.drawing') : t('clock.closed')

  const number = issue ? shortNumero(issue.numero) : ''
  const last = opened?.last
  const text =
    phase === 'open'
      ? left <= SOON_MS
        ? t('clock.saySoon', { issue: number })
        : last
          ? t('clock.sayResult', { issue: shortNumero(last.numero), digits: drawText(last.result) })
          : ''
      : phase === 'none'
        ? ''
        : t('clock.sayClosed', { issue: number })

  return (
    <div>
      <CountdownRing
        leftMs={left}
        wholeMs={whole}
        label={opened ? label : t('clock.closesIn')}
        closed={opened ? closed : t('clock.wait')}
      />
      <span className="visually-hidden" role="status">
        {text}
      </span>
    </div>
  )
}
