import type { FiredShot } from '../../buy-ins/open-round.ts'
import { PUBLISHED_CHANCES } from '../../games/reef/published.ts'
import { TARGETS, type TargetId } from '../../games/reef/targets.ts'
import { fill, h } from '../dom.ts'
import { percent, signed } from '../money.ts'
import type { Table } from '../table.ts'
import { fishPicture } from './fish.ts'

export interface Panels {
  readonly element: HTMLElement
  readonly show: (state: { readonly price: number; readonly aimed: TargetId; readonly catches: readonly FiredShot[] }) => void
}

/** Pays with the targets to aim at, and the last catches. Where there is little room each stands behind a button. */
export const createPanels = (table: Table, aim: (target: TargetId) => void): Panels => {
  const { say, money, locale } = table
  const heading = h('h2', {})
  const rows = new Map(
    TARGETS.map(({ id }) => {
      const amount = h('b', { class: 'number' })
      const button = h(
        'button',
        {
          type: 'button',
          'aria-pressed': 'false',
          onclick: () => {
            aim(id)
          },
        },
        fishPicture(id),
        h('span', {}, say(id)),
        amount,
        h('small', { class: 'number' }, percent(PUBLISHED_CHANCES[id], locale)),
      )
      return [id, { button, amount }] as const
    }),
  )
  const catches = h('ul', { class: 'catches' })
  const pays = h(
    'section',
    { class: 'glass sea-pays', id: 'sea-pays' },
    h('header', {}, heading, h('small', {}, say('chanceOfShot'))),
    h('ul', { 'aria-label': say('targets') }, ...[...rows.values()].map(({ button }) => h('li', {}, button))),
    h('p', {}, say('reefNote')),
  )
  const caught = h('section', { class: 'glass sea-catches', id: 'sea-catches' }, h('h2', {}, say('lastCatches')), catches)
  const folds = new Map<HTMLElement, HTMLElement>()
  const fold = (panel: HTMLElement, picture: TargetId, text: string): HTMLElement => {
    const button = h(
      'button',
      { type: 'button', class: 'glass fold', 'aria-expanded': 'false', 'aria-controls': panel.id },
      fishPicture(picture),
      h('span', {}, text),
    )
    button.addEventListener('click', () => {
      const isOpening = !panel.classList.contains('unfolded')
      // One at a time: on a phone they lie over each other.
      for (const [other, its] of folds) {
        other.classList.toggle('unfolded', other === panel && isOpening)
        its.setAttribute('aria-expanded', String(other === panel && isOpening))
      }
    })
    folds.set(panel, button)
    return button
  }
  let before = ''
  return {
    element: h(
      'div',
      { class: 'sea-panels' },
      h('div', { class: 'panel-side' }, fold(caught, 'lanternfish', say('catches')), caught),
      h('div', { class: 'panel-side' }, fold(pays, 'turtle', say('pays')), pays),
    ),
    show: ({ price, aimed, catches: last }) => {
      const now = JSON.stringify([price, aimed, last])
      if (now === before) return
      before = now
      fill(heading, say('paysAt', { amount: money(price) }))
      for (const { id, times } of TARGETS) {
        const row = rows.get(id)
        if (!row) continue
        const amount = money(price * times)
        row.button.setAttribute('aria-pressed', String(id === aimed))
        row.button.setAttribute('aria-label', say('aimAt', { target: say(id), amount, chance: percent(PUBLISHED_CHANCES[id], locale) }))
        fill(row.amount, amount)
      }
      fill(
        catches,
        ...(last.length === 0
          ? [h('li', { class: 'none' }, say('noCatches'))]
          : last.map(({ target, paid }) =>
              target ? h('li', {}, fishPicture(target), h('span', {}, say(target)), h('b', {}, signed(money, paid))) : null,
            )),
      )
    },
  }
}
