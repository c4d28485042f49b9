import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import { keepFocus } from '../../lib/keep-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
  readonly onClose: () => void
  /** 432 wide, or 640. */
  readonly size?: 'normal' | 'large' | undefined
  /** Its top edge stays where it is while what it holds grows and shrinks. */
  readonly high?: boolean | undefined
  /** A panel along the line end, as high as the window, for a page's details. */
  readonly side?: boolean | undefined
}

const isOutside = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/** A native modal, on phones a sheet from the bottom edge: focus is kept inside and given back, Escape and a click outside close it. Mount it to open it. */
export const Dialog = ({ title, lead, children, onClose, size = 'normal', high, side }: DialogProps) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) {
      element.showModal()
      // React focuses an autoFocus field when it mounts, which is before the dialog is open; the browser then takes the close button.
      const field = element.querySelector<HTMLElement>('form input:not([readonly], [hidden]), form select, form textarea')
      const closing = document.activeElement?.closest('[data-close]')
      // Nobody opens a dialog to close it: whoever reads begins at its title.
      if (field || closing) (field ?? element.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true })
    }
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      // An address opened it, or what did is gone.
      keepFocus()
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(styles.dialog, styles[size], high && styles.high, side && styles.side)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event.currentTarget, event)
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current && isOutside(event.currentTarget, event)) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton small label={t('action.close')} icon={<X />} data-close className={styles.close} onClick={onClose} />
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </dialog>
  )
}

/** The closing row of buttons. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
