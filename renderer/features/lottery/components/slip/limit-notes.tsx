import { useTranslation } from 'react-i18next'
import { type Money, parseUnits, toMoney } from '@portico/contract/kit/money'
import { refusal } from '../../../../api/failure.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import { type Breach, breachOf, type LimitCode, LIMITS, limitsOf } from '../../model/limits.ts'
import type { Priced } from '../../model/price.ts'
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
export const LimitNote = ({ lines }: { lines: readonly Priced[] }) => {
  const { lottery } = useBetPanel()
  const breach = breachOf(lottery, lines)
  return breach ? (
    <IssueNote tone="warning">
      <BreachText breach={breach} />
    </IssueNote>
  ) : null
}

/** What the play in hand takes. */
export const KnownLimits = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, play } = useBetPanel()
  const limits = limitsOf(lottery, play.id)
  const money = (amount: string) => format.money({ amount, currency: member.currency } as Money, { min: 0, max: 2 })
  return (
    <p className={styles.limits}>
      {t('limit.line', { least: money(limits.leastStake), most: money(limits.mostStake) })}{' '}
      {t('limit.issue', { stake: money(limits.mostIssueStake), payout: money(limits.maxPayoutPerIssue) })}
    </p>
  )
}
