import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { paths } from '../../../../core/paths.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { useMissing } from '../../hooks/use-missing.ts'
import { useShort } from '../../hooks/use-short.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import { breachOf } from '../../model/limits.ts'
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

/** Puts the focus on what a line costs, which breaks a limit of the play. */
const focusStake = (): void => {
  const stake = document.querySelector<HTMLInputElement>('[data-stake] input:not([type=radio])')
  stake?.focus()
  stake?.select()
}

/** Nothing can be placed now: what the reader waits for. */
const Wait = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue, opened } = useIssue()
  const now = useServerNow()
  const next = opened?.next
  const left = next ? Date.parse(next.openAt) - now : 0
  if (phase === 'none' || !issue) return <>{t(opened ? 'clock.noIssue' : 'clock.wait')}</>
  if (!next || left <= 0) return <>{t('slip.waitNext')}</>
  return <>{t('slip.wait', { issue: format.issue(next.numero), left: format.countdown(left) })}</>
}

interface SlipButtonProps {
  readonly slip: WholeSlip
  /** No draw can give back what the slip costs. */
  readonly loses: boolean
  /** Beside the clock and the stake, which leave little room. */
  readonly brief?: boolean | undefined
  readonly busy: boolean
  readonly onPlace: () => void
  readonly onCheck: () => void
}

/** The one button of the slip, which always names the next thing to do. Gold only where a press places money. */
export const SlipButton = ({ slip: { lines, also, stake }, loses, brief, busy, onPlace, onCheck }: SlipButtonProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, slip } = useBetPanel()
  const { phase } = useIssue()
  const short = useShort(stake)
  const breach = breachOf(lottery, lines)
  const { text, missing } = useMissing()
  const shape = { size: 'large', wide: !brief } as const
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
  if (breach)
    return (
      <Button {...shape} look="quiet" onClick={focusStake}>
        {t(breach.code === 'STAKE_TOO_SMALL' ? 'slip.raise' : 'slip.lower')}
      </Button>
    )
  if (short)
    return (
      <ButtonLink {...shape} look="ghost" to={paths.deposit}>
        {t('slip.fund')}
      </ButtonLink>
    )
  const words = { count: lines.length * (1 + also.length), stake: format.money(toMoney(stake, member.currency), MONEY) }
  return (
    <Button {...shape} look={loses ? 'ghost' : 'primary'} busy={busy} onClick={onPlace}>
      {t(loses ? (brief ? 'slip.placeAnywayShort' : 'slip.placeAnyway') : brief ? 'slip.placeShort' : 'slip.place', words)}
    </Button>
  )
}
