import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name; also the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly small?: boolean | undefined
  readonly round?: boolean | undefined
  /** A dot that says something is new. The label must say it too. */
  readonly dot?: boolean | undefined
}

export const IconButton = ({ label, icon, small, round, dot, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={cx(styles.button, small && styles.small, round && styles.round, className)}
  >
    {icon}
    {dot && <i className={styles.dot} aria-hidden="true" />}
  </button>
)
