import { toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import type { TransferRules } from '@portico/contract/transfer/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './limit-bars.module.css'

interface LimitBarsProps {
  /** What the amount is described by. */
  readonly id: string
  readonly rules: TransferRules
  /** What is typed; 0 while nothing is. */
  readonly amount: Units
}

/** A part of a whole in percent, at most all of it. */
const partOf = (part: Units, whole: Units): number => (whole <= 0n ? 0 : Math.min(100, Number((part * 10_000n) / whole) / 100))

/** What a transfer may be, and what the day has used of its bound, with what is typed: as words, and beside them as bars. */
export const LimitBars = ({ id, rules, amount }: LimitBarsProps) => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const { currency } = rules.daily
  const money = (units: Units) => format.money(toMoney(units, currency), { min: 0 })
  const [min, max, daily, left] = [unitsOf(rules.min), unitsOf(rules.max), unitsOf(rules.daily), unitsOf(rules.left)]
  const used = daily - left
  const after = left > amount ? left - amount : 0n
  return (
    <div id={id} className={styles.limits}>
      <p>
        <span>{t('limits.this')}</span> <bdi>{t('range', { min: money(min), max: money(max) })}</bdi>
      </p>
      <span className={cx(styles.track, amount > 0n && (amount < min || amount > max) && styles.over)} aria-hidden="true">
        <i style={{ inlineSize: `${partOf(amount, max)}%` }} />
      </span>
      <p>
        <span>{t('limits.today', { used: money(used) })}</span> <bdi>{t('limits.left', { left: money(after), daily: money(daily) })}</bdi>
      </p>
      <span className={cx(styles.track, amount > left && styles.over)} aria-hidden="true">
        <i className={styles.used} style={{ inlineSize: `${partOf(used, daily)}%` }} />
        <i className={styles.next} style={{ inlineSize: `${partOf(amount < left ? amount : left, daily)}%` }} />
      </span>
    </div>
  )
}
