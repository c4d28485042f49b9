import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './menu.module.css'

export interface PopoverProps {
  /** Accessible name of the button and of what it opens. */
  readonly label: string
  /** What the button shows. */
  readonly trigger: ReactNode
  readonly triggerClassName?: string | undefined
  /** Which edge of the button the panel lines up with. */
  readonly align?: 'start' | 'end' | undefined
  /** Opens upwards. */
  readonly above?: boolean | undefined
  /** Stays open while buttons inside are pressed. */
  readonly stays?: boolean | undefined
  readonly children: ReactNode
}

/** A native popover beside its button: Escape and a click outside close it, and so does choosing a link or button inside. */
export const Popover = ({ label, trigger, triggerClassName, align = 'end', above, stays, children }: PopoverProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.anchor}>
      <button type="button" className={triggerClassName} aria-label={label} aria-haspopup="true" popoverTarget={id}>
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- catches the clicks of what is inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={cx(styles.panel, styles[align], above && styles.above)}
        onClick={(event) => {
          if ((event.target as Element).closest(stays ? 'a' : 'a, button')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** Class of a row inside a popover, for links and buttons alike. */
export const menuRow = styles.row

/** A thin line between groups of rows. */
export const MenuLine = () => <hr className={styles.line} />
