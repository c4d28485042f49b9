import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './floating-strip.module.css'

interface FloatingStripProps {
  /** `status` is read out when it comes; `region` is found by its title. */
  readonly role: 'status' | 'region'
  readonly title: string
  readonly text: string
  readonly icon?: ReactNode
  /** Above dialogs and toasts too. */
  readonly urgent?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A message at the foot of the window, over whatever page is shown, until somebody has dealt with it. */
export const FloatingStrip = ({ role, title, text, icon, urgent, children }: FloatingStripProps) => (
  <div role={role} aria-label={role === 'region' ? title : undefined} className={cx(styles.strip, urgent && styles.urgent)}>
    {icon}
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
    {children}
  </div>
)
