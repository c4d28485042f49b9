import { PUBLISHED_CHANCES } from '../../games/reef/published.ts'
import { pricesOf } from '../../games/reef/reef.ts'
import { TARGETS } from '../../games/reef/targets.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'
import { fishPicture } from './fish.ts'

const MOST_TIMES = Math.max(...TARGETS.map(({ times }) => times))

export const reefFigures = ({ say, money, state }: Table): (readonly [string, string])[] => [
  [say('topCatch'), money(Math.max(...pricesOf(state.unit)) * MOST_TIMES)],
  [say('reefCounted'), ''],
]

/** What a catch pays at the price in view, and how often a shot catches. */
export const reefPays = ({ say, money, locale }: Table, price: number): HTMLElement =>
  h(
    'section',
    {},
    h('h3', {}, say('paysAt', { amount: money(price) })),
    h(
      'table',
      { class: 'pays reef-pays' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td'),
          h('th', { scope: 'col', class: 'number' }, say('pays')),
          h('th', { scope: 'col', class: 'number' }, say('chanceOf')),
        ),
      ),
      h(
        'tbody',
        {},
        ...TARGETS.map(({ id, times }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, fishPicture(id), say(id)),
            h('td', { class: 'number' }, `${times}× · ${money(price * times)}`),
            h('td', { class: 'number' }, percent(PUBLISHED_CHANCES[id], locale)),
          ),
        ),
      ),
    ),
    h('p', { class: 'hint' }, say('reefNote')),
  )
