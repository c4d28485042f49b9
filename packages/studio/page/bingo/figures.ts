import type { BingoView } from '../../bingo/view.ts'
import { PUBLISHED_FULL, PUBLISHED_LINE, PUBLISHED_LINES_OF_TEN } from '../../games/bingo/published.ts'
import { FULL_SHARE, LINE_SHARE, prizesOf } from '../../games/bingo/pool.ts'
import { h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'

/** Millionths as a percentage, which is never rounded up. */
const millionths = (parts: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(parts / 10_000)}%`

export const bingoFigures = ({ say, locale }: Table): (readonly [string, string])[] => [
  [say('oneLine'), percent(PUBLISHED_LINE, locale)],
  [say('linesOfTen'), percent(PUBLISHED_LINES_OF_TEN, locale)],
  ...PUBLISHED_FULL.map(([balls, parts]) => [say('fullBy', { balls }), millionths(parts, locale)] as const),
]

/** What each prize is of the pot, and what it comes to with the cards sold and those in view. */
export const bingoPays = ({ say, money, locale }: Table, view: BingoView | null, price: number, picked: number): HTMLElement => {
  const sold = (view?.sale?.cards ?? 0) + picked
  const cards = Math.max(sold, sold + (view?.terms.houseCards ?? 0) >= (view?.terms.leastCards ?? 0) ? (view?.terms.leastCards ?? 0) : 0)
  const { full, lines, fee } = prizesOf(cards * price)
  const row = (name: string, share: number, amount: number) =>
    h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, percent(share * 100, locale)), h('td', {}, money(amount)))
  return h(
    'section',
    {},
    h('h3', {}, say('pays')),
    h(
      'table',
      { class: 'flight-pays' },
      h('thead', {}, h('tr', {}, ...(['prizeOf', 'ofThePot', 'cardsNow'] as const).map((key) => h('th', { scope: 'col' }, say(key))))),
      h(
        'tbody',
        {},
        row(say('fullHouse'), FULL_SHARE, full + (view?.sale?.carried ?? 0)),
        row(say('linesShare'), LINE_SHARE, lines),
        row(say('fee'), 100 - FULL_SHARE - LINE_SHARE, fee),
      ),
    ),
    h('p', { class: 'hint' }, say('averageNote')),
  )
}
