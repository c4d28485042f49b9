import { fill, h } from '../dom.ts'
import type { Table } from '../table.ts'

export interface Opponent {
  readonly element: HTMLElement
  readonly show: (seen: { readonly name: string; readonly detail: string; readonly tag: string | null; readonly away: boolean }) => void
}

/** Who sits opposite. */
export const createOpponent = ({ say }: Pick<Table, 'say'>): Opponent => {
  const avatar = h('span', { class: 'avatar', 'aria-hidden': 'true' })
  const name = h('b')
  const detail = h('span')
  const tag = h('span', { class: 'tag' })
  const element = h('div', { class: 'opponent' }, avatar, h('div', {}, name, detail), tag)
  let lastSeen = ''
  return {
    element,
    show: (seen) => {
      if (lastSeen === JSON.stringify(seen)) return
      lastSeen = JSON.stringify(seen)
      const isEmpty = seen.name === ''
      fill(avatar, isEmpty ? '?' : seen.name.slice(0, 2).toUpperCase())
      fill(name, isEmpty ? say('seatEmpty') : seen.name)
      fill(detail, seen.detail)
      fill(tag, seen.tag ?? '')
      tag.hidden = seen.tag === null
      element.classList.toggle('away', seen.away)
      element.classList.toggle('empty', isEmpty)
    },
  }
}
