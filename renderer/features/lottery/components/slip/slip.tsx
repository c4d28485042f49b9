import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useAskBelow } from '../../hooks/use-ask-below.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { useOutlook, useWholeSlip } from '../../hooks/use-whole-slip.ts'
import { useFromBonus, useShort } from '../../hooks/use-short.ts'
import { breachOf } from '../../model/limits.ts'
import { useNames } from '../../../bets/index.ts'
import { usePlace } from '../../hooks/use-place.ts'
import { Countdown } from '../countdown.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MONEY } from './money-style.ts'
import { SlipBody } from './slip-body.tsx'
import { SlipButton } from './slip-button.tsx'
import { SlipFoot } from './slip-foot.tsx'
import { SlipTotals } from './slip-totals.tsx'
import { SlipTrouble } from './slip-trouble.tsx'
import styles from './slip.module.css'

interface SlipProps {
  /** In a phone's sheet: the clock and the stake stand beside the button. */
  readonly sheet?: boolean
}

/** Everything a bet is, on one card, until it is placed: what is chosen scrolls, what it costs and the button stay in sight. */
export const Slip = ({ sheet }: SlipProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, pricing } = useBetPanel()
  const { phase, issue } = useIssue()
  const names = useNames()
  const { busy, failure, forget, place, again } = usePlace()
  const [requested, setRequested] = useState<string>()
  const ask = useAskBelow()
  const whole = useWholeSlip()
  const fromBonus = useFromBonus(whole.stake)?.amount ?? 0n
  // A plan is paid for in cash alone.
  const short = useShort(whole.stake) !== undefined || fromBonus > 0n
  const outlook = useOutlook(whole.lines)
  const loses = outlook !== undefined && outlook.best < 0n
  const chosen = pricing.ok ? pricing.priced : undefined
  const stake = format.money(toMoney(whole.stake, member.currency), MONEY)

  const confirm = async (numero: string) => {
    await place(numero, whole)
    setRequested(undefined)
  }
  const onPlace = () => {
    forget()
    if (phase === 'open' && issue && !ask.asks(whole.stake)) void place(issue.numero, whole)
    else setRequested(issue?.numero)
  }
  const button = <SlipButton slip={whole} loses={loses} brief={sheet} busy={busy} onPlace={onPlace} onCheck={() => void again()} />

  return (
    <>
      <SlipBody />
      <div className={styles.foot}>
        {whole.lines.length > 0 && <SlipTotals slip={whole} outlook={outlook} />}
        <SlipTrouble slip={whole} outlook={loses ? outlook : undefined} failure={failure} />
        {sheet ? (
          <div className={styles.action}>
            <Countdown small />
            <p>
              <span className={styles.dim}>{t('slip.stake')}</span>
              <b>{stake}</b>
            </p>
            {button}
          </div>
        ) : (
          button
        )}
        <SlipFoot slip={whole} blocked={short || breachOf(lottery, whole.lines) !== undefined} ask={ask} />
      </div>
      {requested && (
        <ConfirmDialog
          slip={whole}
          outlook={outlook}
          numero={requested}
          busy={busy}
          ask={ask}
          onConfirm={(numero) => void confirm(numero)}
          onClose={() => setRequested(undefined)}
        />
      )}
      <span className="visually-hidden" role="status">
        {chosen ? t('slip.say', { play: names.play(chosen.line.play), count: chosen.quote.notes, stake }) : ''}
      </span>
    </>
  )
}
