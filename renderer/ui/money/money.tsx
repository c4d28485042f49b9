import { type Money as MoneyValue, unitsOf } from '@portico/contract/kit/money'
import type { MoneyStyle } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './money.module.css'

export interface MoneyProps {
  readonly value: MoneyValue
  readonly style?: MoneyStyle | undefined
  readonly className?: string | undefined
}

/** An amount as the reader's language writes it. */
export const Money = ({ value, style, className }: MoneyProps) => {
  const format = useFormat()
  return <span className={cx(styles.money, className)}>{format.money(value, style)}</span>
}

/** A gain or a loss: the sign says it, the colour repeats it. */
export const Amount = ({ value, style, className }: MoneyProps) => {
  const format = useFormat()
  const units = unitsOf(value)
  const tone = units > 0n ? styles.gain : units < 0n ? styles.loss : styles.even
  return <span className={cx(styles.money, tone, className)}>{format.signed(value, style)}</span>
}
