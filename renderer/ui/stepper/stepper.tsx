import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './stepper.module.css'

export interface StepperProps {
  /** What is being counted. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  /** After the figure, e.g. a multiplication sign. */
  readonly unit?: ReactNode
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** A whole number, typed or stepped. */
export const Stepper = ({ label, value, min, max, onChange, unit }: StepperProps) => {
  const { t } = useTranslation()
  const id = useId()
  const step = (by: number) => onChange(within(value + by, min, max))
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={t('action.less')} disabled={value <= min} aria-controls={id} onClick={() => step(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <span className={styles.value}>
        <input
          id={id}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          size={Math.max(String(value).length, 1)}
          value={value}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value.replaceAll(/\D/g, ''))
            onChange(within(typed, min, max))
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1)
            if (event.key === 'ArrowDown') step(-1)
          }}
        />
        {unit}
      </span>
      <button type="button" aria-label={t('action.more')} disabled={value >= max} aria-controls={id} onClick={() => step(1)}>
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
