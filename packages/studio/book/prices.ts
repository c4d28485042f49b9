import { sportOf } from '../games/book/fixtures.ts'
import { type Chance, chanceOf, lineOf, oddsOf, picksOf, summed } from '../games/book/markets.ts'
import type { MarketKey, Pick, Score } from '../games/book/sport.ts'
import type { Match } from './match.ts'
import { pricedAt, standingOf } from './phase.ts'

/** Before its odds move a market is paused. */
export const CHECK_MS = 5000
/** A version counts the moves of a market; each part begins a new thousand. */
const OF_PART = 1000

export const partOfVersion = (version: number): number => Math.floor(version / OF_PART)

export type Pause = 'CHECKING' | 'CLOSED' | 'PLAYING' | 'OVER'

export interface Offer extends Chance {
  readonly pick: Pick
  /** In hundredths; null where none are offered. */
  readonly odds: number | null
}

export interface Market {
  readonly market: MarketKey
  readonly line: number
  readonly version: number
  readonly paused: Pause | null
  readonly offers: readonly Offer[]
}

interface Basis {
  readonly line: number
  readonly chances: readonly (Chance & { readonly pick: Pick })[]
}

/** Of each sport, rates and score there are few: the sums over all ends are made once. */
const bases = new Map<string, Basis>()
const MOST_BASES = 5000

const basisOf = ({ fixture }: Match, part: number, score: Score, market: MarketKey): Basis => {
  const key = `${fixture.sport} ${fixture.rates.join()} ${part} ${score.join()} ${market}`
  const before = bases.get(key)
  if (before) return before
  const sport = sportOf(fixture.sport)
  const ends = summed(sport.ends(fixture.rates, part, score), market)
  const line = lineOf(sport, market, ends)
  const basis = { line, chances: picksOf(market).map((pick) => ({ pick, ...chanceOf(ends, market, line, pick) })) }
  if (bases.size >= MOST_BASES) bases.clear()
  bases.set(key, basis)
  return basis
}

/** Of the first pick of a market the shade counts as it is, of the last one the other way, of a draw not at all. */
const shadeOf = (pick: Pick, shade: number): number => (pick === 'X' ? 0 : pick === '1' || pick === 'O' ? shade : -shade)

const pauseOf = (match: Match, market: MarketKey, now: number, pace: number): Pause | null => {
  const { phase } = standingOf(match, now, pace)
  if (phase === 'ENDED' || phase === 'ABANDONED') return 'OVER'
  if (phase === 'PLAYING') return 'PLAYING'
  if (phase === 'READY') return 'CLOSED'
  const soon = match.moves.some((move) => move.market === market && move.at > now && move.at - CHECK_MS / pace <= now)
  return soon ? 'CHECKING' : null
}

/** What is offered on a match at a moment. While it is played its markets have a reason and no odds. */
export const marketsOf = (match: Match, now: number, pace: number): Market[] => {
  const at = pricedAt(match, now, pace)
  return sportOf(match.fixture.sport).markets.map((market): Market => {
    const paused = pauseOf(match, market, now, pace)
    if (!at || paused === 'OVER') return { market, line: 0, version: 0, paused: paused ?? 'OVER', offers: [] }
    const { line, chances } = basisOf(match, at.part, at.score, market)
    const moves = at.part === 0 ? match.moves.filter((move) => move.market === market && move.at <= now) : []
    const shade = moves.at(-1)?.shade ?? 0
    const offers = chances.map((chance) => ({ ...chance, odds: oddsOf(chance, market, shadeOf(chance.pick, shade)) }))
    // After a first part a market may be decided: then no pick of it is open any more.
    const isDecided = offers.every(({ odds }) => odds === null)
    return { market, line, version: at.part * OF_PART + moves.length, paused: isDecided ? 'OVER' : paused, offers }
  })
}
