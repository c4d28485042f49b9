import type { Fixture } from '../games/book/sport.ts'
import { type BookChoice, type LegVerdict, MOST_LEGS, verdictOfLeg } from '../games/book/bets.ts'
import { type OpenMatch, resultOf } from '../games/book/proof.ts'
import type { House } from '../rounds/house.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { type Match, matchesWhere, matchOf, openMatch, SHOWN_MS } from './match.ts'
import { type Standing, standingOf } from './phase.ts'
import { type Market, marketsOf } from './prices.ts'

const BETS = 30

/** A match as anybody may see it at this moment. */
export interface MatchView extends Standing {
  readonly fixture: Omit<Fixture, 'rates'>
  readonly commitment: string
  readonly markets: readonly Market[]
  /** What was put in place of the drawn result, and why. */
  readonly corrected: string | null
}

/** How a leg of a bet stands. */
export interface LegView {
  /** Null until its match is final. */
  readonly verdict: LegVerdict | null
  readonly score: Standing['score'] | null
  readonly phase: Standing['phase'] | 'UNKNOWN'
  /** When the match begins, while it has not. */
  readonly reason: string | null
}

export interface BetView {
  readonly round: Round
  readonly legs: readonly LegView[]
}

export interface BookView {
  readonly now: number
  readonly mostLegs: number
  readonly matches: readonly MatchView[]
  /** The player's own, the newest first. */
  readonly bets: readonly BetView[]
}

/** Where a match stands, once it is over by the result that counts. */
const countedStanding = (match: Match, now: number, pace: number): Standing => {
  const standing = standingOf(match, now, pace)
  if (!match.correction || (standing.phase !== 'ENDED' && standing.phase !== 'ABANDONED')) return standing
  const { score } = match.correction
  return { ...standing, phase: score ? 'ENDED' : 'ABANDONED', score: score ?? [0, 0] }
}

const matchView = (match: Match, now: number, pace: number): MatchView => {
  const { rates: _, ...fixture } = match.fixture
  return {
    ...countedStanding(match, now, pace),
    fixture,
    commitment: match.commitment,
    markets: marketsOf(match, now, pace),
    corrected: match.correction?.reason ?? null,
  }
}

const legView = ({ store }: House, leg: BookChoice['legs'][number], now: number, pace: number): LegView => {
  const match = matchOf(store, leg.match)
  if (!match) return { verdict: null, score: null, phase: 'UNKNOWN', reason: null }
  const { phase, score } = standingOf(match, now, pace)
  const hasBegun = phase !== 'BEFORE' && phase !== 'READY'
  if (match.state !== 'final') return { verdict: null, score: hasBegun ? score : null, phase, reason: null }
  const result = resultOf(match)
  return { verdict: verdictOfLeg(leg, result), score: result.score, phase, reason: result.reason }
}

const betsOf = (house: House, { player, game }: Session, now: number, pace: number): BetView[] =>
  house.store
    .all(
      "SELECT id FROM rounds WHERE player = ? AND game = ? AND state <> 'refused' ORDER BY created_at DESC, rowid DESC LIMIT ?",
      player,
      game,
      BETS,
    )
    .flatMap(({ id }) => {
      const round = roundOf(house.store, String(id))
      if (!round) return []
      // What the matches opened is asked for where it is shown.
      return [{ round: { ...round, outcome: null }, legs: (round.choice as BookChoice).legs.map((leg) => legView(house, leg, now, pace)) }]
    })

/** What one session may see of its section. */
export const bookView = (house: House, session: Session, pace: number): BookView => {
  const now = house.now()
  const matches = matchesWhere(
    house.store,
    "matches.section = ? AND (matches.state = 'open' OR matches.final_at > ?)",
    session.game,
    now - SHOWN_MS / pace,
  )
  return {
    now,
    mostLegs: MOST_LEGS,
    matches: matches.map((match) => matchView(match, now, pace)),
    bets: betsOf(house, session, now, pace),
  }
}

/** A match with its secret and everything that was drawn, once it has ended; for whoever wants to play it again. */
export const matchStory = ({ store }: House, id: string): OpenMatch | undefined => {
  const match = matchOf(store, id)
  return match && match.state !== 'open' ? openMatch(match) : undefined
}
