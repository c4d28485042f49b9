import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import { useLanded } from '../hooks/use-draw-event.ts'
import { useIssue } from '../hooks/use-issue.ts'
import { drawText } from '../../../ui/draw-figures/figures.ts'

/** Betting is about to close: said once, and shown in the warning colour from here on. */
const SOON_MS = 30_000

/** How long bets are still taken. */
export const Countdown = ({ small }: { small?: boolean }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue, opened } = useIssue()
  const now = useServerNow()
  const sealAt = issue ? Date.parse(issue.sealAt) : now
  const whole = issue ? sealAt - Date.parse(issue.openAt) : 0
  const label = {
    open: t('clock.closesIn'),
    sealed: t('clock.drawAt', { time: issue ? format.instant(issue.drawAt, 'seconds') : '' }),
    drawing: t('clock.drawAt', { time: issue ? format.instant(issue.drawAt, 'seconds') : '' }),
    none: t('clock.noIssue'),
  }[phase]
  const closed = phase === 'drawing' ? t('clock.drawing') : t('clock.closed')
  return (
    <CountdownRing
      leftMs={phase === 'open' ? sealAt - now : 0}
      wholeMs={whole}
      closed={opened ? closed : t('clock.wait')}
      {...(small ? { small } : { label: opened ? label : t('clock.closesIn') })}
    />
  )
}

/** The turning points of an issue for a screen reader, which does not hear each second. */
export const ClockStatus = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue, opened } = useIssue()
  const now = useServerNow()
  const number = issue ? format.issue(issue.numero) : ''
  const last = opened?.last
  // What has not landed yet is not said.
  const landing = useLanded() !== undefined
  const result = last && !landing ? t('clock.sayResult', { issue: format.issue(last.numero), digits: drawText(last.result) }) : ''
  const soon = issue !== undefined && Date.parse(issue.sealAt) - now <= SOON_MS
  const text = {
    open: soon ? t('clock.saySoon', { issue: number }) : result,
    sealed: t('clock.sayClosed', { issue: number }),
    drawing: t('clock.sayClosed', { issue: number }),
    none: result,
  }[phase]
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  )
}
