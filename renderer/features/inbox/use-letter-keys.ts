import { useEffect, useRef } from 'react'

interface Keys {
  readonly next: () => void
  readonly previous: () => void
  readonly unread: () => void
  readonly drop: () => void
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)

/** `j` and `k` go on to the next letter and back, `u` marks as unread, `Delete` asks whether to delete. */
export const useLetterKeys = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      const { next, previous, unread, drop } = latest.current
      const action = { j: next, k: previous, u: unread, Delete: drop }[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [])
}
