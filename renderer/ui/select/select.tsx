import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly options: readonly SelectOption[]
  /** 32 high, for dense screens. */
  readonly dense?: boolean | undefined
  /** Filters what stands below, beside other filters: drawn as they are. */
  readonly quiet?: boolean | undefined
}

export const Select = ({ options, dense, quiet, className, ref, ...rest }: SelectProps) => (
  <span className={cx(styles.box, dense && styles.dense, quiet && styles.quiet, className)}>
    <select {...rest} ref={ref} className={styles.select}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" />
  </span>
)
