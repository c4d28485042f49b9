import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './number-ball.module.css'

export interface NumberChoiceProps {
  readonly figure: string
  readonly on: boolean
  readonly onToggle: () => void
  /** Its full name, e.g. place and figure. */
  readonly label?: string | undefined
  /** Small figure below: draws since it last came. */
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
  readonly tabIndex?: number | undefined
}

/** A number to choose. */
export const NumberChoice = ({ figure, on, onToggle, label, note, disabled, tabIndex }: NumberChoiceProps) => (
  <span className={styles.cell}>
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      disabled={disabled}
      tabIndex={tabIndex}
      className={cx(styles.choice, on && styles.on)}
      onClick={onToggle}
    >
      {figure}
    </button>
    {note !== undefined && <small className={styles.note}>{note}</small>}
  </span>
)

/** A number that was drawn. */
export const NumberBall = ({ figure, small, hit }: { figure: string; small?: boolean | undefined; hit?: boolean | undefined }) => (
  <span className={cx(styles.ball, small && styles.small, hit && styles.hit)}>{figure}</span>
)

/** A whole result, read out as one. */
export const NumberBalls = ({ figures, label, small }: { figures: readonly string[]; label?: string; small?: boolean | undefined }) => (
  <span role="img" aria-label={label ?? figures.join(' ')} className={cx(styles.row, small && styles.tight)}>
    {figures.map((figure, index) => (
      <NumberBall key={index} figure={figure} {...(small ? { small } : {})} />
    ))}
  </span>
)
