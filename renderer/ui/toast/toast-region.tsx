import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TOAST_MS, type ToastNote, useToasts } from './toasts.ts'
import styles from './toast-region.module.css'

const ICONS = { neutral: Info, positive: CircleCheck, negative: CircleAlert }

const Toast = ({ note }: { note: ToastNote }) => {
  const { t } = useTranslation()
  const { dismiss } = useToasts()
  const [hovered, setHovered] = useState(false)
  const Icon = ICONS[note.tone]

  useEffect(() => {
    if (hovered) return undefined
    const timer = setTimeout(() => dismiss(note.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [hovered, note.id, dismiss])

  return (
    <li className={cx(styles.toast, styles[note.tone])} onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <Icon aria-hidden="true" />
      <span className={styles.text}>{note.text}</span>
      <IconButton small label={t('action.close')} icon={<X />} onClick={() => dismiss(note.id)} />
    </li>
  )
}

/** Where short notices appear; read out politely. */
export const ToastRegion = () => {
  const toasts = useToasts()
  const notes = useSyncExternalStore(toasts.subscribe, toasts.read)
  const region = useRef<HTMLOListElement>(null)
  const last = notes.at(-1)?.id
  // A modal stands in the browser's top layer, over every z-index; what comes later stands over it.
  useEffect(() => {
    if (document.querySelector('dialog[open]')) region.current?.togglePopover(false)
    region.current?.togglePopover(last !== undefined)
  }, [last])
  return (
    <div role="status">
      <ol ref={region} popover="manual" className={styles.region}>
        {notes.map((note) => (
          <Toast key={note.id} note={note} />
        ))}
      </ol>
    </div>
  )
}
