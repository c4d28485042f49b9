import { unitOf } from '../../games/game.ts'
import { JACKPOT_TICKETS } from '../../games/slot/slot.ts'
import { ABOVE_STAKE, PAYING, TOP_ROUND } from '../../games/slot/published.ts'
import { LINES, PAYS, type PaidSymbol } from '../../games/slot/symbols.ts'
import { STOPS } from '../../games/slot/strips.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'
import { symbolPicture } from './symbols.ts'

const POSITIONS = STOPS ** 5
const RUNS = [5, 4, 3] as const

/** Symbols with the same pays share a row. */
const GROUPS: readonly (readonly PaidSymbol[])[] = [
  ['gate'],
  ['lantern'],
  ['lotus'],
  ['gem'],
  ['carp'],
  ['heart', 'diamond'],
  ['spade', 'club'],
]

export const paysTable = ({ say, money }: Table, stake: number): HTMLElement => {
  const rows = GROUPS.map((group) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, ...group.map(symbolPicture), group.map((symbol) => say(symbol)).join(', ')),
      ...RUNS.map((run) => h('td', { class: 'number' }, money((PAYS[group[0] ?? 'club'][run - 3] ?? 0) * (stake / LINES.length)))),
    ),
  )
  return h(
    'section',
    {},
    h('h3', {}, say('pays')),
    h('p', { class: 'hint' }, say('lines', { amount: money(stake / LINES.length) })),
    h(
      'table',
      { class: 'pays' },
      h('thead', {}, h('tr', {}, h('td'), ...RUNS.map((count) => h('th', { scope: 'col', class: 'number' }, say('ofFive', { count }))))),
      h(
        'tbody',
        {},
        ...rows,
        h('tr', {}, h('th', { scope: 'row' }, symbolPicture('moon'), say('moon')), h('td', { colspan: 3 }, say('moonPays'))),
      ),
    ),
    h('p', { class: 'hint' }, say('linesNote')),
  )
}

export const slotFigures = ({ say, money, locale, state, jackpot, coin }: Table, stake: number): (readonly [string, string])[] => {
  const odds = (of: number) =>
    say('oneIn', {
      percent: percent(Math.floor((of / POSITIONS) * 10_000), locale),
      chance: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(POSITIONS / of),
    })
  return [
    [say('paysSomething'), odds(PAYING)],
    [say('paysAbove'), odds(ABOVE_STAKE)],
    [say('topLine'), money((stake / LINES.length) * PAYS.gate[2])],
    [say('topRound'), money((stake / LINES.length) * TOP_ROUND)],
    [say('ofWhichJackpot'), percent(50, locale)],
    [
      say('jackpotNow', { amount: money(jackpot() - (jackpot() % coin)) }),
      say('jackpotChance', {
        chance: new Intl.NumberFormat(locale).format(Math.round(JACKPOT_TICKETS / (stake / unitOf(state.currency)))),
      }),
    ],
    [say('counted'), ''],
  ]
}
