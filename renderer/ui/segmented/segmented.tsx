import { useId } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentedProps<Value extends string> {
  /** What is being chosen, for a screen reader. */
  readonly label: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string | undefined
}

/** One of a few, all in sight. Native radio buttons underneath: arrows move, Tab leaves. */
export const Segmented = <Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={cx(styles.group, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
