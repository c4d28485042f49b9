import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])')

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/**
 * `j` and `k` move from row to row by focusing its `data-row` link, which Enter opens by itself; `x` ticks the row.
 * Focus is the place, so a screen reader and the Tab key follow along.
 */
export const useRowKeys = (table: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return
      const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
      const go = (to: number) => {
        const link = links[Math.max(0, Math.min(to, links.length - 1))]
        link?.focus()
        link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'j') go(at + 1)
      else if (event.key === 'k') go(at < 0 ? links.length - 1 : at - 1)
      else if (event.key === 'x' && at >= 0) links[at]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [table])
}
