import ChevronLeft from 'lucide-react/icons/chevron-left'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '../../../lib/keep-focus.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import styles from '../chat.module.css'

interface ChatFrameProps {
  /** Who of the desk talks. */
  readonly person?: string | null | undefined
  readonly title: string
  readonly status?: ReactNode
  /** Puts it away. */
  readonly onClose: () => void
  /** Absent where nothing goes on. */
  readonly onEnd?: (() => void) | undefined
  readonly children: ReactNode
}

/** A panel beside the page; on phones it fills the window and keeps the focus. */
export const ChatFrame = ({ person, title, status, onClose, onEnd, children }: ChatFrameProps) => {
  const { t } = useTranslation('deskChat')
  const dialog = useRef<HTMLDialogElement>(null)
  const narrow = useNarrow()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (narrow) element?.showModal()
    else element?.show()
    const field = element?.querySelector<HTMLElement>('form input') ?? element?.querySelector<HTMLElement>('h2')
    field?.focus({ preventScroll: true })
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      keepFocus()
    }
  }, [narrow])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape puts it away, as it does any dialog
    <dialog
      ref={dialog}
      aria-label={t('title')}
      className={styles.panel}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !narrow) onClose()
      }}
    >
      <div className={styles.head}>
        <IconButton label={t('putAway')} icon={narrow ? <ChevronLeft /> : <Minus />} onClick={onClose} />
        {person && <Avatar name={person} />}
        <div className={styles.who}>
          <h2 tabIndex={-1}>{title}</h2>
          {status && (
            <p role="status" className={styles.status}>
              {status}
            </p>
          )}
        </div>
        {onEnd && <IconButton label={t('end')} icon={<X />} onClick={onEnd} />}
      </div>
      {children}
    </dialog>
  )
}
