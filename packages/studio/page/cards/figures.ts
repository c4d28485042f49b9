import { HAND, potOf, prizeOf } from '../../games/cards/cards.ts'
import { PUBLISHED_RETURN } from '../../games/cards/published.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'

export const cardsFigures = ({ say, money, locale }: Table, stake: number): (readonly [string, string])[] => [
  [say('bothBack'), percent(PUBLISHED_RETURN, locale)],
  [say('winnerOf', { amount: money(potOf(stake)) }), money(prizeOf(stake))],
  [say('dealtCards'), String(2 * HAND)],
]

/** What can be played, and what beats it. */
export const cardsCombinations = ({ say }: Table): HTMLElement => {
  const kinds = [say('aSingle'), say('aPair'), say('aTriple'), say('aRun', { count: '3+' })]
  const rows = [
    ...kinds.map((kind) => [kind, say('higherSame')] as const),
    [say('comboTwo'), say('bombRule')] as const,
    [say('comboBomb'), say('bombOrder')] as const,
  ]
  return h(
    'section',
    {},
    h('h3', {}, say('combinations')),
    h(
      'table',
      { class: 'pays combos' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, say('combo')), h('th', { scope: 'col' }, say('beatenBy')))),
      h('tbody', {}, ...rows.map(([kind, by]) => h('tr', {}, h('th', { scope: 'row' }, kind), h('td', {}, by)))),
    ),
  )
}
