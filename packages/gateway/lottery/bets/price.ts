import type { BetLine, Selection } from '@portico/contract/bets/shapes'
import type { Odds, OddsBook } from '@portico/contract/lottery/shapes'
import { decimalOf, readDecimal } from '@portico/lottery/rational'
import { Failure } from '../../failure.ts'
import { PRIZE_GROUP } from '../../member/index.ts'
import type { LotteryGame } from '../offer/game.ts'

/** What a line is priced at: a prize group, or odds. */
export interface Price {
  readonly prizeGroup: number | null
  readonly odds: Odds | null
  /** Of a play that has two books of odds: by which it is bet. */
  readonly book?: OddsBook
}

type Leg = { readonly on: string; readonly market: string; readonly pick: string }

const isLeg = (value: unknown): value is Leg => typeof value === 'object' && value !== null && 'market' in value && 'pick' in value

/** A parlay is priced by its legs: each at the odds of the same bet on its own. */
const parlayOdds = (game: LotteryGame, selection: Selection): Odds =>
  Object.fromEntries(
    (selection['legs'] ?? []).flatMap((leg, i) => {
      if (!isLeg(leg)) return []
      const book = game.odds[`${leg.on === 'special' ? 'special' : 'position'}-${leg.market}`]
      const odds = book?.[leg.pick] ?? book?.['win']
      return odds === undefined ? [] : [[`leg${i + 1}`, odds]]
    }),
  )

/**
 * The odds that the lottery gives for a selection of a play; undefined for a play priced by prize group. `book`: of a play that has two
 * books, which.
 */
export const oddsOf = (game: LotteryGame, play: string, selection: Selection, book: OddsBook = 'B'): Odds | undefined => {
  if (play === 'parlay' && game.rules === 'LHC') return parlayOdds(game, selection)
  return (book === 'A' ? game.bookA?.[play]?.odds : undefined) ?? game.odds[play]
}

const same = (one: string | undefined, other: string): boolean => {
  const [a, b] = [readDecimal(one ?? ''), readDecimal(other)]
  return a !== undefined && b !== undefined && decimalOf(a) === decimalOf(b)
}

/**
 * The price of a line.
 * @throws Failure ODDS_CHANGED when it was shown at other odds, PRIZE_GROUP_OUT_OF_RANGE, INVALID_REQUEST when it brings a prize
 *   group where odds price it, odds where a group does,
 *   or a book where there is one price only
 */
export const priceOf = (game: LotteryGame, line: BetLine, maxPrizeGroup: number): Price => {
  const hasBooks = game.bookA?.[line.play] !== undefined
  if (line.book && !hasBooks) throw new Failure('INVALID_REQUEST', { fields: { book: { rule: 'invalid_value' } } })
  const odds = oddsOf(game, line.play, line.selection, line.book)
  if (odds) {
    if (line.prizeGroup !== null) throw new Failure('INVALID_REQUEST', { fields: { prizeGroup: { rule: 'not_null' } } })
    if (line.odds && !Object.entries(odds).every(([tier, price]) => same(line.odds?.[tier], price)))
      throw new Failure('ODDS_CHANGED', { fields: { odds: { rule: 'differs' } } })
    return { prizeGroup: null, odds, ...(hasBooks ? { book: line.book ?? 'B' } : {}) }
  }
  if (line.odds) throw new Failure('INVALID_REQUEST', { fields: { odds: { rule: 'not_priced_by_odds' } } })
  const { prizeGroup } = line
  const min = game.minPrizeGroup ?? PRIZE_GROUP.min
  if (prizeGroup === null || prizeGroup < min || prizeGroup > maxPrizeGroup)
    throw new Failure('PRIZE_GROUP_OUT_OF_RANGE', {
      // The nearer bound.
      remaining: String(prizeGroup !== null && prizeGroup < min ? min : maxPrizeGroup),
      fields: {
        prizeGroup: { rule: prizeGroup === null ? 'required' : prizeGroup < min ? 'too_small' : 'too_big', min, max: maxPrizeGroup },
      },
    })
  return { prizeGroup, odds: null }
}
