import { MARGINS, MOST_ODDS } from '../../games/book/markets.ts'
import { ABANDONED_OF } from '../../games/book/proof.ts'
import { LEAST_RETURN, SECTION_MARKETS } from '../../games/book/published.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'
import type { Words } from './words.ts'

/** What the house keeps of each market, and the least that any pick of it brings back. */
export const bookPays = ({ say, locale, state }: Table, words: Words): HTMLElement =>
  h(
    'section',
    {},
    h('h3', {}, say('bookMargins')),
    h(
      'table',
      { class: 'flight-pays' },
      h(
        'thead',
        {},
        h('tr', {}, ...(['bookMarket', 'bookMargin', 'bookLeastReturn'] as const).map((key) => h('th', { scope: 'col' }, say(key)))),
      ),
      h(
        'tbody',
        {},
        ...(SECTION_MARKETS[state.game] ?? []).map(([sport, market]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, `${say(`sport${sport}`)}: ${words.market(sport, market)}`),
            h('td', {}, percent(MARGINS[market] * 10, locale)),
            h('td', {}, percent(LEAST_RETURN[`${sport} ${market}`] ?? 0, locale)),
          ),
        ),
      ),
    ),
  )

export const bookFigures = ({ say }: Table, words: Words): (readonly [string, string])[] => [
  [say('bookOddsMost'), words.odds(MOST_ODDS)],
  [say('bookAbandonedShare'), say('bookOneIn', { count: ABANDONED_OF })],
]
