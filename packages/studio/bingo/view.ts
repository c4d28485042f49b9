import { type Card, lineAt, turnsOf } from '../games/bingo/card.ts'
import { divided, lastBallOf, LINE_BALLS, prizesOf, type Prize } from '../games/bingo/pool.ts'
import type { Amount } from '../games/game.ts'
import { keepFor } from '../rounds/keep-for.ts'
import { maskedName } from '../rounds/masked-name.ts'
import { type Round, roundOf, withoutPool } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { ballsCalled, type BingoRound, type BingoTerms, bingoRoundFrom, carriedOf, type Hall, poolKey } from './hall.ts'
import { bingo } from '../games/bingo/bingo.ts'

/** The round that is sold for, or whose sale has ended and whose first ball is to come. */
interface SaleView {
  readonly number: number
  readonly commitment: string
  /** Once the sale has ended: what of all purchases the balls were drawn with. */
  readonly entropy: string | null
  readonly isOpen: boolean
  readonly closesAt: number
  readonly startsAt: number
  /** Of the session's currency, of money or of play money; the house's are not among them. */
  readonly cards: number
  readonly players: number
  /** What rounds before left for this full house. */
  readonly carried: Amount
}

/** The round whose balls are shown, or the last one. */
interface RoundView {
  readonly number: number
  readonly state: BingoRound['state']
  readonly commitment: string
  readonly entropy: string | null
  readonly startsAt: number
  /** Those that everybody has seen. */
  readonly balls: readonly number[]
  readonly cards: number
  readonly players: number
  readonly houseCards: number
  readonly pot: Amount
  readonly carried: Amount
  /** Lines so far, and what each would get if there were no more of them. */
  readonly lines: Prize
  /** Once the ball that completed a card was shown. */
  readonly full: (Prize & { readonly at: number }) | null
  /** The card that needs least for a full house; `player` null: one of the house. */
  readonly nearest: { readonly needs: number; readonly player: string | null } | null
}

interface Shared {
  readonly sale: (SaleView & { readonly id: string }) | null
  readonly round: (RoundView & { readonly id: string }) | null
}

/** Bingo as one player may see it. */
export interface BingoView {
  readonly now: number
  readonly terms: BingoTerms
  readonly sale: (SaleView & { readonly mine: readonly Round[] }) | null
  /** `nearest.player` is a made-up name, or `''` for a card of the player's own. */
  readonly round: (RoundView & { readonly mine: readonly Round[] }) | null
}

export type BingoViewOf = (session: Session) => BingoView

type Group = Pick<Session, 'mode' | 'currency'>

const readCards = (
  { store }: Hall,
  id: string,
  { mode, currency }: Group,
): { readonly player: string; readonly cards: readonly Card[] }[] =>
  store
    .all(
      "SELECT player, choice FROM rounds WHERE flight = ? AND mode = ? AND currency = ? AND state IN ('riding', 'decided', 'settled')",
      id,
      mode,
      currency,
    )
    .map((row) => ({ player: String(row['player']), cards: (JSON.parse(String(row['choice'])) as { cards: Card[] }).cards }))

const tally = (bought: ReturnType<typeof readCards>) => ({
  cards: bought.reduce((sum, { cards }) => sum + cards.length, 0),
  players: new Set(bought.map(({ player }) => player)).size,
})

const saleView = (hall: Hall, round: BingoRound, group: Group): Shared['sale'] => {
  const { id, number, commitment, entropy, closesAt, startsAt } = round
  return {
    id,
    number,
    commitment,
    entropy,
    closesAt,
    startsAt,
    isOpen: round.state === 'betting' && hall.now() < closesAt,
    ...tally(readCards(hall, id, group)),
    // Once drawn, the round has taken it.
    carried: round.drawn[poolKey(group)]?.pool.carried ?? carriedOf(hall.store, poolKey(group)),
  }
}

const roundView = (hall: Hall, round: BingoRound, group: Group): Shared['round'] => {
  const { id, number, state, commitment, entropy, startsAt } = round
  const names = { id, number, state, commitment, entropy, startsAt }
  const drawn = round.drawn[poolKey(group)]
  // Whoever has no card in it, and nobody else of the currency, sees the balls all the same.
  const [any] = Object.values(round.drawn)
  const last = Math.max(0, ...Object.values(round.drawn).map(({ outcome }) => lastBallOf(outcome)))
  const balls = (any?.outcome.balls ?? []).slice(0, Math.min(last, ballsCalled(startsAt, hall.now(), hall.terms)))
  const bought = readCards(hall, id, group)
  const empty = { cards: 0, players: 0, houseCards: 0, pot: 0, carried: 0, lines: { cards: 0, each: 0 }, full: null, nearest: null }
  if (!drawn) return { ...names, balls, ...empty }
  const { pool, outcome } = drawn
  const turns = turnsOf(balls)
  const cards = [
    ...bought.flatMap(({ player, cards: own }) => own.map((card) => ({ player, card }))),
    ...outcome.houseCards.map((card) => ({ player: null, card })),
  ].map(({ player, card }) => ({ player, card, needs: card.filter((ball) => turns[ball] === Infinity).length }))
  const [nearest] = cards.toSorted((a, b) => a.needs - b.needs)
  return {
    ...names,
    balls,
    ...tally(bought),
    houseCards: outcome.houseCards.length,
    pot: outcome.pot,
    carried: pool.carried,
    lines: divided(prizesOf(outcome.pot).lines, cards.filter(({ card }) => lineAt(card, turns) <= LINE_BALLS).length, pool.place),
    full: balls.length >= outcome.full.at ? outcome.full : null,
    nearest: nearest ? { needs: nearest.needs, player: nearest.player } : null,
  }
}

const readShared = (hall: Hall, group: Group): Shared => {
  const now = hall.now()
  const rounds = hall.store
    .all('SELECT * FROM flights WHERE game = ? AND starts_at > ? ORDER BY number DESC LIMIT 3', bingo.code, now - hall.terms.everyMs)
    .map(bingoRoundFrom)
  const isAhead = ({ startsAt, endedAt }: BingoRound) => startsAt > now && endedAt === null
  const sale = rounds.find(isAhead)
  const round = rounds.find((each) => !isAhead(each))
  return { sale: sale ? saleView(hall, sale, group) : null, round: round ? roundView(hall, round, group) : null }
}

/** What one session may see; what all of one currency see alike is made once in `ms`. */
export const bingoViews = (hall: Hall, ms: number): BingoViewOf => {
  const sharedOf = keepFor<Shared>(ms)
  const mineIn = (id: string, player: string): Round[] =>
    hall.store
      .all("SELECT id FROM rounds WHERE flight = ? AND player = ? AND state <> 'refused' ORDER BY created_at, rowid", id, player)
      .flatMap((row) => roundOf(hall.store, String(row['id'])) ?? [])
      .map(withoutPool)
  return (session) => {
    const { sale, round } = sharedOf(poolKey(session), '', () => readShared(hall, session))
    const nearest = round?.nearest
    const named =
      nearest && nearest.player !== null
        ? { needs: nearest.needs, player: nearest.player === session.player ? '' : maskedName(nearest.player) }
        : nearest
    return {
      now: hall.now(),
      terms: hall.terms,
      sale: sale && { ...sale, mine: mineIn(sale.id, session.player) },
      round: round && { ...round, nearest: named ?? null, mine: mineIn(round.id, session.player) },
    }
  }
}
