import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import type { Outlook, Range } from '@portico/lottery/slip/outlook'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useChanceText } from '../../hooks/use-chance-text.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import type { PricedLine } from '../../model/price.ts'
import { MONEY } from './money-style.ts'
import styles from './slip.module.css'

/** The chances of the whole slip, each line of which hangs on the same draw. */
const Chances = ({ outlook }: { outlook: Outlook }) => {
  const { t } = useTranslation('lottery')
  const chance = useChanceText()
  const { exact, win, nothing, ahead } = outlook
  const text = ({ from, to }: Range): string =>
    exact ? chance.percent(to) : t('slip.between', { from: chance.percent(from), to: chance.percent(to) })
  return (
    <>
      <dt>{t('slip.chance')}</dt>
      <dd>
        {text(win)} {exact && <span className={styles.dim}>{chance.oneIn(win.to)}</span>}
      </dd>
      {ahead && (
        <>
          <dt>{t('slip.ahead')}</dt>
          <dd>{chance.percent(ahead)}</dd>
        </>
      )}
      <dt>{t('slip.loss')}</dt>
      <dd>{text(nothing)}</dd>
    </>
  )
}

/** Most tiers that are written out. */
const WRITTEN = 3

/** What makes the return of a slip of one line: how many times its stake, what each hit pays, or what each tier does. */
const useReturnNote = ({ quote, per, line }: PricedLine): string => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { member } = useBetPanel()
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  const [first, ...others] = quote.tiers
  if (!first) return ''
  if (others.length === 0) {
    if (quote.maxReturn > first.return) return t('slip.eachHit', { amount: money(first.return) })
    return t('slip.oneWins', { times: format.number(Number((first.return * 10_000n) / per) / 10_000, { maximumFractionDigits: 4 }) })
  }
  if (quote.tiers.length > WRITTEN) return t('slip.most')
  const tiers = quote.tiers.map((tier) => t('slip.tierPays', { tier: names.tier(tier.tier, line.play), amount: money(tier.return) }))
  return tiers.join(' · ')
}

const ReturnNote = ({ line }: { line: PricedLine }) => <small>{useReturnNote(line)}</small>

/** The most that one draw can give back for everything on the slip, and what makes it. */
const PossibleReturn = ({ lines, outlook }: { lines: readonly PricedLine[]; outlook: Outlook }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const [only, ...others] = lines
  return (
    <div className={styles.return}>
      <p>
        <span>{t('slip.return')}</span>
        <b>{format.money(toMoney(outlook.most, member.currency), { min: 0, max: 2 })}</b>
      </p>
      {only && others.length === 0 ? <ReturnNote line={only} /> : <small>{t(outlook.exact ? 'slip.most' : 'slip.bound')}</small>}
    </div>
  )
}

/** What the whole slip costs and may come to: the list and the finished bet on the board together. */
export const SlipTotals = ({ slip, outlook }: { slip: WholeSlip; outlook: Outlook | undefined }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const money = (units: bigint) => toMoney(units, member.currency)
  return (
    <>
      <dl className={styles.figures} aria-label={t('slip.whole')}>
        <dt>{t('slip.whole')}</dt>
        <dd>
          {t('slip.betCount', { count: slip.lines.length * (1 + slip.also.length) })}, {t('slip.noteCount', { count: slip.notes })}
        </dd>
        <dt>{t('slip.stake')}</dt>
        <dd>{format.money(money(slip.stake), MONEY)}</dd>
        {slip.rebate > 0n && (
          <>
            <dt>{t('slip.rebate')}</dt>
            <dd className={styles.gain}>{format.signed(money(slip.rebate), MONEY)}</dd>
          </>
        )}
        {outlook && <Chances outlook={outlook} />}
      </dl>
      {outlook && slip.also.length > 0 && <p className={styles.each}>{t('slip.eachStation', { count: 1 + slip.also.length })}</p>}
      {outlook && <PossibleReturn lines={slip.lines} outlook={outlook} />}
    </>
  )
}
