import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './floating-strip.module.css'

interface FloatingStripProps {
  /** `status` is read out when it comes; `region` is found by its title. */
  readonly role: 'status' | 'region'
  readonly title: string
  readonly text: string
  readonly icon?: ReactNode
  /** Above toasts too, and above what is open as a dialog when it comes. */
  readonly urgent?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A modal stands in the browser's top layer, over every z-index; what comes later stands over it. */
const raise = (strip: HTMLElement | null): void => {
  if (!strip) return
  strip.setAttribute('popover', 'manual')
  // What cannot be put there is shown where it stands.
  if (!strip.togglePopover(true)) strip.removeAttribute('popover')
}

/** A message at the foot of the window, over whatever page is shown, until somebody has dealt with it. */
export const FloatingStrip = ({ role, title, text, icon, urgent, children }: FloatingStripProps) => (
  <div
    ref={urgent ? raise : undefined}
    role={role}
    aria-label={role === 'region' ? title : undefined}
    className={cx(styles.strip, urgent && styles.urgent)}
  >
    {icon}
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
    {children}
  </div>
)
