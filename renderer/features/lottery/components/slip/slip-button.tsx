import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { useMissing } from '../../hooks/use-missing.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import { MOST_LINES } from '../../model/price.ts'
import { BOARD_ID } from '../play-picker.tsx'
import { MONEY } from './money-style.ts'

/** Puts the focus where something is missing: on the row's choice in the tab order, or in the field for typed numbers. */
export const focusRow = (row: number): void => {
  const board = document.getElementById(BOARD_ID)
  const within = board?.querySelectorAll('[data-row]')[row] ?? board
  const place = within?.querySelector<HTMLElement>('[data-choices] button[tabindex="0"], textarea')
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

/** Nothing can be placed now: what the reader waits for. */
const Wait = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue, opened } = useIssue()
  const now = useServerNow()
  const next = opened?.next
  const left = next ? Date.parse(next.openAt) - now : 0
  if (phase === 'none' || !issue) return <>{t('clock.noIssue')}</>
  if (!next || left <= 0) return <>{t('slip.waitNext')}</>
  return <>{t('slip.wait', { issue: format.issue(next.numero), left: format.countdown(left) })}</>
}

interface SlipButtonProps {
  readonly slip: WholeSlip
  /** No draw can give back what the slip costs. */
  readonly loses: boolean
  /** Beside the clock and the stake, which leave little room. */
  readonly short?: boolean | undefined
  readonly busy: boolean
  readonly onPlace: () => void
  readonly onCheck: () => void
}

/** The one button of the slip, which always names the next thing to do. Gold only where a press places money. */
export const SlipButton = ({ slip: { lines, also, stake }, loses, short, busy, onPlace, onCheck }: SlipButtonProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member, slip } = useBetPanel()
  const { phase } = useIssue()
  const { text, missing } = useMissing()
  const shape = { size: 'large', wide: !short } as const
  const quiet = { ...shape, look: 'quiet', 'aria-disabled': true } as const
  if (slip.unconfirmed)
    return (
      <Button {...shape} look="ghost" busy={busy} onClick={onCheck}>
        {t('note.check')}
      </Button>
    )
  if (lines.length === 0)
    return (
      <Button {...shape} look="quiet" onClick={() => focusRow(missing?.row ?? 0)}>
        {text}
      </Button>
    )
  if (lines.length > MOST_LINES) return <Button {...quiet}>{t('slip.tooMany', { count: MOST_LINES })}</Button>
  if (phase !== 'open')
    return (
      <Button {...quiet}>
        <Wait />
      </Button>
    )
  const words = { count: lines.length * (1 + also.length), stake: format.money(toMoney(stake, member.currency), MONEY) }
  return (
    <Button {...shape} look={loses ? 'ghost' : 'primary'} busy={busy} onClick={onPlace}>
      {t(loses ? 'slip.placeAnyway' : short ? 'slip.placeShort' : 'slip.place', words)}
    </Button>
  )
}
