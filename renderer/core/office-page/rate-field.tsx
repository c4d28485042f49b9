import type { ReactNode } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { Slider } from '../../ui/slider/slider.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { percentOf, tenths } from './rates.ts'
import styles from './rate-field.module.css'

interface RateFieldProps {
  readonly label: string
  readonly sliderLabel: string
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** The bounds of the slider, in tenths of a percent; what is typed may lie beyond them and is judged by whoever shows the field. */
  readonly least: number
  readonly most: number
  readonly text: string
  readonly onText: (text: string) => void
}

/** A rebate rate: a slider between its bounds, and a field to type it. */
export const RateField = ({ label, sliderLabel, aside, hint, error, least, most, text, onText }: RateFieldProps) => (
  <Field label={label} aside={aside && <span className={styles.aside}>{aside}</span>} hint={hint} error={error}>
    {(control) => (
      <span className={styles.rate}>
        <Slider
          aria-label={sliderLabel}
          aria-valuetext={`${text} %`}
          min={least}
          max={most}
          value={Math.min(Math.max(tenths(text) ?? least, least), most)}
          onValue={(value) => onText(percentOf(value))}
        />
        <TextInput
          {...control}
          dense
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={text}
          className={styles.percent}
          onChange={({ target }) => onText(target.value)}
          end={<span aria-hidden="true">%</span>}
        />
      </span>
    )}
  </Field>
)
