import type { RefObject } from 'react'
import { useKeys } from './shortcuts.ts'

/**
 * `j` and `k` move from row to row by focusing its `data-row` link, which Enter opens by itself; `x` ticks the row.
 * Focus is the place, so a screen reader and the Tab key follow along.
 */
export const useRowKeys = (table: RefObject<HTMLElement | null>) => {
  const rows = () => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    return { links, at: links.findIndex((link) => link.closest('tr')?.contains(document.activeElement)) }
  }
  const go = (links: readonly HTMLElement[], to: number) => {
    const link = links[Math.max(0, Math.min(to, links.length - 1))]
    link?.focus()
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: () => {
      const { links, at } = rows()
      go(links, at + 1)
    },
    k: () => {
      const { links, at } = rows()
      go(links, at < 0 ? links.length - 1 : at - 1)
    },
    x: () => {
      const { links, at } = rows()
      links[at]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
      return at >= 0
    },
  })
}
