import { CLIENT_NUMBER } from '../fair/stream.ts'
import { type BookChoice, type Leg, MOST_LEGS, worthOf } from '../games/book/bets.ts'
import { isBook } from '../games/book/book.ts'
import { picksOf } from '../games/book/markets.ts'
import { jointCommitmentOf } from '../games/book/proof.ts'
import type { MarketKey, Pick } from '../games/book/sport.ts'
import { type Amount, coinOf, stakeRefusal, unitOf } from '../games/game.ts'
import { gameOf } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { REQUEST } from '../rounds/play.ts'
import { type Round, roundOfRequest, standingRound } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { take } from '../rounds/take.ts'
import { chargeTrial, writeRound } from '../rounds/write.ts'
import { type Match, matchOf } from './match.ts'
import { type Market, marketsOf, partOfVersion } from './prices.ts'
import { saidLegs } from './said-legs.ts'

/** What a page says of one pick: the odds it showed, and which version they were of. */
export interface PickRequest {
  readonly match: string
  readonly market: MarketKey
  readonly line: number
  readonly pick: Pick
  readonly odds: number
  readonly version: number
}

export interface BookBet {
  readonly requestId: string
  readonly clientNumber: string
  readonly stake: Amount
  readonly picks: readonly PickRequest[]
  /** Better odds are taken without asking again. */
  readonly better: boolean
}

export type BookRefusal =
  | 'NOT_A_BET'
  | 'SAME_MATCH'
  | 'MARKET_PAUSED'
  | 'ODDS_CHANGED'
  | 'STAKE_BELOW'
  | 'STAKE_ABOVE'
  | 'STAKE_STEP'
  | 'PAYOUT_ABOVE'
  | 'ROUND_OPEN'
  | 'INSUFFICIENT_FUNDS'
export type Placed = { readonly round: Round } | { readonly refused: BookRefusal }

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const pickFrom = (sent: unknown): PickRequest | undefined => {
  const { match, market, line, pick, odds, version } = (sent ?? {}) as Partial<Record<keyof PickRequest, unknown>>
  if (typeof match !== 'string' || typeof market !== 'string' || typeof pick !== 'string' || typeof line !== 'number') return undefined
  if (!isWhole(odds) || !isWhole(version) || !/^[A-Z0-9-]{8,40}$/.test(match)) return undefined
  return { match, market: market as MarketKey, line, pick: pick as Pick, odds, version }
}

/** The bet behind what a page sent, or undefined where it is none. */
export const readBookBet = (sent: Readonly<Record<string, unknown>>): BookBet | undefined => {
  const { requestId, clientNumber, stake, picks, better } = sent
  if (typeof requestId !== 'string' || !REQUEST.test(requestId)) return undefined
  if (typeof clientNumber !== 'string' || !CLIENT_NUMBER.test(clientNumber)) return undefined
  if (!isWhole(stake) || stake <= 0 || !Array.isArray(picks) || picks.length === 0 || picks.length > MOST_LEGS) return undefined
  const read = picks.flatMap((each) => pickFrom(each) ?? [])
  return read.length === picks.length ? { requestId, clientNumber, stake, picks: read, better: better === true } : undefined
}

interface Line {
  readonly match: Match
  readonly market: Market
  /** In hundredths, as of now. */
  readonly odds: number
}

/** What the book says of a pick now, in the very transaction that writes the bet. */
const lineNow = (wish: PickRequest, match: Match, now: number, pace: number): Line | 'MARKET_PAUSED' | 'ODDS_CHANGED' | 'NOT_A_BET' => {
  const market = marketsOf(match, now, pace).find((each) => each.market === wish.market)
  if (!market || !picksOf(wish.market)?.includes(wish.pick)) return 'NOT_A_BET'
  if (market.paused !== null) return 'MARKET_PAUSED'
  const odds = market.offers.find(({ pick }) => pick === wish.pick)?.odds ?? null
  return odds === null || market.line !== wish.line ? 'ODDS_CHANGED' : { match, market, odds }
}

/** Whether a pick may be taken at the odds of now. After a part was played they are others, even where the figure is the same. */
const isAccepted = ({ odds, version }: PickRequest, line: Line, better: boolean): boolean =>
  partOfVersion(version) === partOfVersion(line.market.version) && (line.odds === odds || (better && line.odds > odds))

const legOf = ({ match: { fixture, commitment }, market: { market, line }, odds }: Line, pick: Pick): Leg => ({
  match: fixture.id,
  sport: fixture.sport,
  league: fixture.league,
  home: fixture.home,
  away: fixture.away,
  startsAt: fixture.startsAt,
  market,
  line,
  pick,
  odds,
  commitment,
})

/** @returns the legs as they would be placed now, or why none is. */
const legsNow = (house: House, session: Session, bet: BookBet, pace: number): Leg[] | BookRefusal => {
  const legs: Leg[] = []
  let changed = false
  for (const wish of bet.picks) {
    const match = matchOf(house.store, wish.match)
    const section = house.store.one('SELECT section FROM matches WHERE id = ?', wish.match)?.['section']
    if (!match || section !== session.game) return 'NOT_A_BET'
    // What happens in a match makes all of its picks likelier or less so together: their odds may not be multiplied.
    if (legs.some(({ match: other }) => other === wish.match)) return 'SAME_MATCH'
    const line = lineNow(wish, match, house.now(), pace)
    if (line === 'ODDS_CHANGED') changed = true
    else if (typeof line === 'string') return line
    else {
      changed ||= !isAccepted(wish, line, bet.better)
      legs.push(legOf(line, wish.pick))
    }
  }
  return changed ? 'ODDS_CHANGED' : legs
}

/** What stands in the way of a bet at these legs. */
const refusalOf = (choice: BookChoice, session: Session): BookRefusal | undefined => {
  const most = worthOf(
    choice.stake,
    choice.legs.map(({ odds }) => odds),
    choice.coin,
  )
  return stakeRefusal(choice.stake, most, unitOf(session.currency), session.opened.limits)
}

/**
 * A bet on the book: one round with one debit. Odds are judged where the bet is written down, so none is taken at odds of before.
 * The same request answers with the same bet.
 */
export const placeBet = async (house: House, session: Session, bet: BookBet, pace: number): Promise<Placed> => {
  const { store, chance } = house
  const before = roundOfRequest(store, session.id, bet.requestId)
  if (before) return { round: before }
  const game = gameOf(session.game)
  if (!game || !isBook(session.game)) return { refused: 'NOT_A_BET' }
  // A match has one commitment for ever, so what stands for all of them can be worked out before the transaction.
  const matches = bet.picks.map(({ match }) => store.one('SELECT commitment FROM matches WHERE id = ?', match))
  const commitment = await jointCommitmentOf(matches.map((row) => String(row?.['commitment'])))
  const begun = store.atOnce((): { readonly id: string } | { readonly refused: BookRefusal } => {
    if (store.one("SELECT 1 FROM rounds WHERE player = ? AND state = 'betting'", session.player)) return { refused: 'ROUND_OPEN' }
    const legs = legsNow(house, session, bet, pace)
    if (typeof legs === 'string') return { refused: legs }
    const choice: BookChoice = { stake: bet.stake, legs, coin: coinOf(session.currency, session.opened.currencyExponent) }
    const refused = refusalOf(choice, session)
    if (refused) return { refused }
    if (!chargeTrial(store, session, bet.stake)) return { refused: 'INSUFFICIENT_FUNDS' }
    const id = chance.id()
    writeRound(store, session, game, { ...bet, id, choice, commitment, now: house.now() })
    for (const { match } of legs) store.run('INSERT INTO legs (match, round) VALUES (?, ?)', match, id)
    return { id }
  })
  if ('refused' in begun) return begun
  const round = standingRound(store, begun.id)
  const took = await take(house, session, round, { legs: saidLegs((round.choice as BookChoice).legs) })
  // Closed in the meantime, it stays closed: its stake is on its way back.
  if (took) store.run("UPDATE rounds SET state = 'riding' WHERE id = ? AND state = 'betting'", begun.id)
  return { round: standingRound(store, begun.id) }
}
