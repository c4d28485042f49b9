import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './hover-panel.module.css'

export interface HoverPanelProps {
  /** Accessible name of what opens. */
  readonly label: string
  /** A link, which keeps its own click and opens under the keyboard's focus; or a button, told whether it is open, which a press opens. */
  readonly trigger: ReactNode | ((expanded: boolean) => ReactNode)
  /** Under the trigger, or at its line end. */
  readonly placement: 'below' | 'beside'
  readonly className?: string | undefined
  /** Made when it first opens. */
  readonly children: ReactNode
}

/** A slip of the pointer off the panel's edge is forgiven for this long. */
const FORGIVE_MS = 160

/** Opens beside its trigger under a mouse, and by the keyboard as the trigger says; Escape, leaving and choosing close it. */
export const HoverPanel = ({ label, trigger, placement, className, children }: HoverPanelProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [visible, setVisible] = useState(false)
  const pressed = typeof trigger === 'function'

  const stay = () => clearTimeout(leaving.current)
  const close = () => {
    stay()
    setVisible(false)
  }
  const open = () => {
    stay()
    setVisible(true)
  }

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (visible) panel.current?.showPopover()
    else panel.current?.hidePopover()
  }, [visible])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- catches what bubbles up from the trigger and the panel
    <div
      className={cx(styles.anchor, className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={() => {
        stay()
        leaving.current = setTimeout(close, FORGIVE_MS)
      }}
      onFocus={(event: FocusEvent) => !pressed && (event.target as Element).matches(':focus-visible') && open()}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        // What has the focus goes with the panel.
        if (panel.current?.contains(document.activeElement)) event.currentTarget.querySelector<HTMLElement>('a, button')?.focus()
        close()
      }}
      onClick={(event) => {
        const chosen = panel.current?.contains(event.target as Node)
        if (chosen && (event.target as Element).closest('a, button')) close()
        if (chosen || !pressed) return
        // A press by the keyboard has no count; the pointer's comes when hovering has opened the panel already.
        if (visible && event.detail === 0) close()
        else open()
      }}
    >
      {pressed ? trigger(visible) : trigger}
      <div ref={panel} id={id} popover="manual" role="group" aria-label={label} className={cx(styles.panel, styles[placement])}>
        {visible && children}
      </div>
    </div>
  )
}
