import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import styles from './search-field.module.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Calls `focus` when `/` is pressed outside a field. */
export const useSlashKey = (focus: () => void) => {
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** The header's search box: takes the words to the lobby's `q`. */
export const SearchField = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = input.current?.value.trim()
    if (words) void navigate(`${paths.home}?q=${encodeURIComponent(words)}`)
  }
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Search aria-hidden="true" />
      <input ref={input} type="search" aria-label={t('header.searchName')} placeholder={t('header.search')} autoComplete="off" />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}
