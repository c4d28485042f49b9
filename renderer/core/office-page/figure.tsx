import { type Money, unitsOf } from '@portico/contract/kit/money'
import { Link } from '../../lib/link.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { OPENED_HERE } from './opened-here.ts'
import styles from './figure.module.css'

export interface FigureProps {
  readonly value: Money
  /** Fraction digits; the same for all of a column. */
  readonly decimals: number
  /** A gain or a loss: signed and coloured. */
  readonly signed?: boolean
  /** The query that opens the rows behind it. */
  readonly rows?: string
}

/** An exact amount without its currency, which the page says once. Underlined with dots when its rows can be opened. */
export const Figure = ({ value, decimals, signed, rows }: FigureProps) => {
  const format = useFormat()
  const units = unitsOf(value)
  const text = format.number(value.amount, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  if (units === 0n) return <span className={styles.none}>{text}</span>
  const tone = signed && (units > 0n ? styles.gain : styles.loss)
  return rows === undefined ? (
    <span className={cx(tone)}>{text}</span>
  ) : (
    <Link to={{ search: rows }} state={OPENED_HERE} className={cx(styles.rows, tone)}>
      {text}
    </Link>
  )
}
