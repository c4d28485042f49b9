import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import type { BoardField } from '../model/choice.ts'
import { withDigit } from '../model/quick.ts'
import styles from './board.module.css'

interface DigitPicksProps {
  readonly field: BoardField
  readonly row: readonly string[]
  readonly label: string
  readonly onRow: (row: readonly string[]) => void
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** Whole tens of numbers of two digits at once: all that begin with a digit, or end in it. */
export const DigitPicks = ({ field, row, label, onRow }: DigitPicksProps) => {
  const { t } = useTranslation('lottery')
  return (['tail', 'head'] as const).map((at) => (
    <div key={at} role="group" aria-label={t(`quick.${at}s`)} className={cx(styles.edge, styles[`${at}s`])}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={`${label}: ${t(`quick.${at}`, { digit })}`}
          onClick={() => onRow(withDigit(field, row, at, digit))}
        >
          {digit}
        </button>
      ))}
    </div>
  ))
}
