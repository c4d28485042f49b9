import { useTranslation } from 'react-i18next'
import { type Money, parseUnits, toMoney } from '@portico/contract/kit/money'
import { refusal } from '../../../../api/failure.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import { type Breach, breachOf, type LimitCode, LIMITS, limitsOf } from '../../model/limits.ts'
import type { PricedLine } from '../../model/price.ts'
import { IssueNote } from './slip-notes.tsx'
import styles from './slip.module.css'

const WHOLE = { min: 0, max: 4 }

/** Which limit, and what remains of it. */
const BreachText = ({ breach: { code, play, remaining } }: { breach: Breach }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { member } = useBetPanel()
  return <>{t(`limit.${code}`, { play: names.play(play), amount: format.money(toMoney(remaining, member.currency), WHOLE) })}</>
}

const isLimit = (code: string): code is LimitCode => LIMITS.some((limit) => limit === code)

/** What remains of the limit that a placed slip was refused for; nothing when it was refused for another reason. */
export const RefusedBy = ({ failure }: { failure: unknown }) => {
  const refused = refusal(failure, ...LIMITS)
  if (!refused || !isLimit(refused.code) || refused.play === undefined || refused.remaining === undefined) return null
  return (
    <p>
      <BreachText breach={{ code: refused.code, play: refused.play, remaining: parseUnits(refused.remaining) }} />
    </p>
  )
}

/** Says beforehand that a slip breaks a limit; the gateway still decides. */
export const LimitNote = ({ lines }: { lines: readonly PricedLine[] }) => {
  const { lottery } = useBetPanel()
  const breach = breachOf(lottery, lines)
  return breach ? (
    <IssueNote tone="warning">
      <BreachText breach={breach} />
    </IssueNote>
  ) : null
}

/** What the play in hand takes, in short; in full where it is pointed at, and in the rules. */
export const KnownLimits = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, play } = useBetPanel()
  const limits = limitsOf(lottery, play.id)
  const words = (style: { readonly min: number; readonly max: number; readonly compact?: boolean }) => {
    const money = (amount: string) => format.money({ amount, currency: member.currency } as Money, style)
    return {
      least: money(limits.leastStake),
      most: money(limits.mostStake),
      stake: money(limits.mostIssueStake),
      payout: money(limits.maxPayoutPerIssue),
    }
  }
  return (
    <p className={styles.limits} title={t('limit.known', words(WHOLE))}>
      {t('limit.known', words({ ...WHOLE, compact: true }))}
    </p>
  )
}
