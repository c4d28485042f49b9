import { useTranslation } from 'react-i18next'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import type { AskBelow } from '../../hooks/use-ask-below.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import { tierReturn, unitAt } from '../../model/price.ts'
import { ChaseButton } from '../chase/chase-button.tsx'
import { KnownLimits } from './limit-notes.tsx'
import { MONEY } from './money-style.ts'
import styles from './slip.module.css'

/** What one line costs and can win at most, before any is made. */
const EachLine = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, draft, play, prizeGroup, odds } = useBetPanel()
  const mode = lottery.modes.includes(draft.mode) ? draft.mode : (lottery.modes[0] ?? '1')
  const cost = unitAt(lottery.unit, mode) * BigInt(draft.multiple)
  const tiers = play.tiers.filter(({ id, p }) => (odds ? id in odds : p !== undefined))
  const best = tiers
    .map((tier) => tierReturn(tier, prizeGroup, formatUnits(cost), odds))
    .reduce((one, other) => (other > one ? other : one), 0n)
  if (best === 0n) return null
  const money = (units: bigint) => format.money(toMoney(units, member.currency), { min: 0, max: 2 })
  return <p className={styles.limits}>{t('slip.eachLine', { cost: money(cost), win: money(best) })}</p>
}

interface SlipFootProps {
  readonly slip: WholeSlip
  /** Neither this draw nor those to come take the slip as it stands. */
  readonly blocked: boolean
  readonly ask: AskBelow
}

/** Below the button: play in advance, the limits, and how to be asked again. */
export const SlipFoot = ({ slip, blocked, ask }: SlipFootProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  return (
    <>
      {slip.lines.length === 0 ? (
        <EachLine />
      ) : (
        !blocked && (
          <div className={styles.after}>
            <ChaseButton />
          </div>
        )
      )}
      <KnownLimits />
      {ask.below > 0n && (
        <p className={styles.limits}>
          {t('confirm.below', { amount: format.money(toMoney(ask.below, member.currency), MONEY) })}{' '}
          <Button look="text" size="small" onClick={() => ask.set(0n)}>
            {t('confirm.askAgain')}
          </Button>
        </p>
      )}
    </>
  )
}
