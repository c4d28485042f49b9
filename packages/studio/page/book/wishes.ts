import type { BookView, MatchView } from '../../book/view.ts'
import { worthOf } from '../../games/book/bets.ts'
import type { Named } from './words.ts'

/** A pick on the slip, with the odds that were shown when it was picked or last accepted. */
export interface Wish extends Named {
  readonly match: string
  readonly startsAt: number
  readonly odds: number
  readonly version: number
}

/** How a pick on the slip stands against the board. */
export interface WishNow {
  readonly wish: Wish
  readonly state: 'SAME' | 'CHANGED' | 'PAUSED' | 'GONE'
  /** Odds, line and version of now, where there are any. */
  readonly now: Wish | null
  readonly win: number
  readonly back: number
}

export const keyOf = ({ match, market, pick }: Pick<Wish, 'match' | 'market' | 'pick'>): string => `${match} ${market} ${pick}`

const PART = 1000
const partOf = (version: number): number => Math.floor(version / PART)

export const wishNow = (wish: Wish, matches: readonly MatchView[]): WishNow => {
  const market = matches.find(({ fixture }) => fixture.id === wish.match)?.markets.find((each) => each.market === wish.market)
  const offer = market?.offers.find(({ pick }) => pick === wish.pick)
  const nothing = { wish, now: null, win: 0, back: 0 }
  if (!market || market.paused === 'OVER' || (market.paused === null && (offer?.odds ?? null) === null))
    return { ...nothing, state: 'GONE' }
  if (market.paused !== null || !offer || offer.odds === null) return { ...nothing, state: 'PAUSED' }
  const now = { ...wish, odds: offer.odds, line: market.line, version: market.version }
  const isSame = now.odds === wish.odds && now.line === wish.line && partOf(now.version) === partOf(wish.version)
  // Odds that came back to what they were are no change, but the bet has to name their version.
  return { wish, now, state: isSame ? 'SAME' : 'CHANGED', win: offer.win, back: offer.back }
}

/** A change that needs no word of the player's, where they said that better odds may be taken. */
export const isBetter = ({ wish, now, state }: WishNow): boolean =>
  state === 'CHANGED' && now !== null && now.line === wish.line && partOf(now.version) === partOf(wish.version) && now.odds > wish.odds

export interface Sums {
  /** In hundredths, not rounded: what is shown is. */
  readonly odds: number
  readonly back: number
  readonly chance: number
  readonly edge: number
}

/** What a parlay of these comes to; of one pick, what the pick does. The chance is the exact one, without the margin. */
export const sumsOf = (picks: readonly WishNow[], stake: number, coin: number): Sums => {
  const odds = picks.map(({ now, wish }) => (now ?? wish).odds)
  return {
    odds: odds.reduce((product, each) => (product * each) / 100, 100),
    back: worthOf(stake, odds, coin),
    chance: picks.reduce((product, { win }) => product * win, 1),
    edge: 1 - picks.reduce((product, { win, back }, index) => product * ((win * (odds[index] ?? 0)) / 100 + back), 1),
  }
}

export const openBets = (view: BookView): number =>
  view.bets.filter(({ round }) => round.state === 'riding' || round.state === 'betting').length
