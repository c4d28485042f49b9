import { TOP } from '../../games/crash/climb.ts'
import { worth } from '../../games/crash/crash.ts'
import { PUBLISHED_AT_ONCE, PUBLISHED_REACH } from '../../games/crash/published.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'

type Multiplier = (hundredths: number) => string

export const crashFigures = ({ say, locale }: Table, multiplier: Multiplier): (readonly [string, string])[] => [
  [say('atOnce'), percent(PUBLISHED_AT_ONCE, locale)],
  ...PUBLISHED_REACH.map(([at, share]) => [say('reaches', { multiplier: multiplier(at) }), percent(share, locale)] as const),
  [say('topFlight'), multiplier(TOP)],
]

/** What leaving pays at the stake in view, and how often it succeeds. */
export const crashPays = ({ say, money, locale }: Table, multiplier: Multiplier, stake: number): HTMLElement =>
  h(
    'section',
    {},
    h('h3', {}, say('pays')),
    h(
      'table',
      { class: 'flight-pays' },
      h('thead', {}, h('tr', {}, ...(['leaveAt', 'chanceOf', 'gets'] as const).map((key) => h('th', { scope: 'col' }, say(key))))),
      h(
        'tbody',
        {},
        ...PUBLISHED_REACH.map(([at, share]) =>
          h('tr', {}, h('th', { scope: 'row' }, multiplier(at)), h('td', {}, percent(share, locale)), h('td', {}, money(worth(stake, at)))),
        ),
      ),
    ),
  )
