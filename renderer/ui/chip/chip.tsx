import type { ButtonHTMLAttributes } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './chip.module.css'

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether this filter is on. */
  readonly on?: boolean | undefined
  readonly large?: boolean | undefined
}

/** A filter that is on or off. */
export const Chip = ({ on = false, large, className, ...rest }: ChipProps) => (
  <button type="button" aria-pressed={on} {...rest} className={cx(styles.chip, on && styles.on, large && styles.large, className)} />
)

/** A line of chips that scrolls sideways where it does not fit. */
export const ChipRow = ({ label, className, children }: { label: string; className?: string | undefined; children: React.ReactNode }) => (
  <div role="group" aria-label={label} className={cx(styles.row, className)}>
    {children}
  </div>
)
