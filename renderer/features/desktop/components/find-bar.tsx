import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { findText } from '../find-text.ts'
import styles from './find-bar.module.css'

const ALL = 'portico-found'
const CURRENT = 'portico-found-current'

/** Marks what was found, and brings the current place into sight. Ranges live as long as their page stays as it is. */
const mark = (ranges: readonly Range[], current: Range | undefined): void => {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(ALL, new Highlight(...ranges))
  CSS.highlights.set(CURRENT, new Highlight(...(current ? [current] : [])))
  current?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

/** Finds a text in the page, as a browser does: Electron has no such bar of its own. */
const OpenBar = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('desktop')
  const format = useFormat()
  const bar = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [found, setFound] = useState({ count: 0, at: 0 })

  const search = useCallback((query: string, turn: (at: number, count: number) => number) => {
    const ranges = findText(document.body, query, bar.current)
    setFound(({ at }) => {
      const next = ranges.length === 0 ? 0 : (turn(at, ranges.length) + ranges.length) % ranges.length
      mark(ranges, ranges[next])
      return { count: ranges.length, at: next }
    })
  }, [])
  useEffect(() => {
    const { current } = bar
    const onEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    current?.addEventListener('keydown', onEscape)
    return () => {
      current?.removeEventListener('keydown', onEscape)
      mark([], undefined)
    }
  }, [onClose])

  const step = (by: number): void => search(text, (at) => at + by)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    <div ref={bar} className={styles.bar} role="search" aria-label={t('find.title')}>
      <TextInput
        dense
        autoFocus
        aria-label={t('find.title')}
        value={text}
        maxLength={200}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value)
          search(target.value, () => 0)
        }}
      />
      <output className={styles.count}>
        {text.trim() === ''
          ? ''
          : found.count === 0
            ? t('find.none')
            : t('find.place', { at: format.number(found.at + 1), of: format.number(found.count) })}
      </output>
      <IconButton small label={t('find.previous')} icon={<ChevronUp />} onClick={() => step(-1)} />
      <IconButton small label={t('find.next')} icon={<ChevronDown />} onClick={() => step(1)} />
      <IconButton small label={t('find.close')} icon={<X />} onClick={onClose} />
    </div>
  )
}

/** Opens with Ctrl+F, on macOS with Command+F. */
export const FindBar = ({ mac }: { readonly mac: boolean }) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'f' || altKey || shiftKey || (mac ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [mac])
  return open ? <OpenBar onClose={close} /> : null
}
