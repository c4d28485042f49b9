import { bingo } from '../games/bingo/bingo.ts'
import { BALLS } from '../games/bingo/card.ts'
import type { BingoOutcome, Pool } from '../games/bingo/pool.ts'
import type { House } from '../rounds/house.ts'
import type { Row, Store } from '../rounds/store.ts'

/** When rounds are, and when one is played. */
export interface BingoTerms {
  /** From one round to the next; rounds stand at whole multiples of it. */
  readonly everyMs: number
  /** From the end of the sale to the first ball. */
  readonly closedMs: number
  /** From one ball to the next. */
  readonly ballMs: number
  /** Below so many cards in one currency its players get their money back. */
  readonly leastCards: number
  /** So many cards the house takes at most, to bring a round to its least. */
  readonly houseCards: number
}

export const BINGO_TERMS: BingoTerms = { everyMs: 600_000, closedMs: 60_000, ballMs: 4000, leastCards: 10, houseCards: 0 }

/** The wallet's client gives up sooner, so no purchase is without an answer when the balls are drawn. */
export const GRACE_MS = 3500

/** @throws Error where a round could not be over before the next sale ends. */
export const checkTerms = (terms: BingoTerms): BingoTerms => {
  const { everyMs, closedMs, ballMs, leastCards, houseCards } = terms
  if (![everyMs, closedMs, ballMs, leastCards, houseCards].every((value) => Number.isSafeInteger(value) && value >= 0))
    throw new Error('bingo: whole numbers only')
  if (closedMs <= GRACE_MS) throw new Error('bingo: the sale ends at least four seconds before the first ball')
  if (ballMs < 1 || BALLS * ballMs + closedMs > everyMs) throw new Error('bingo: all balls have to fall before the next sale ends')
  if (leastCards < 1) throw new Error('bingo: a round needs a card')
  return terms
}

/** What every round of bingo needs. */
export interface Hall extends House {
  readonly terms: BingoTerms
}

/** The next round that can still be sold for. */
export const nextStart = (now: number, { everyMs, closedMs }: BingoTerms): number => Math.floor((now + closedMs) / everyMs + 1) * everyMs

/** How many balls everybody has seen. */
export const ballsCalled = (startsAt: number, now: number, { ballMs }: BingoTerms): number =>
  now < startsAt ? 0 : Math.min(BALLS, Math.floor((now - startsAt) / ballMs) + 1)

/** A pool with what was drawn for it. */
export interface DrawnPool {
  readonly pool: Pool
  readonly outcome: BingoOutcome
}

/** One round as it is stored. */
export interface BingoRound {
  readonly id: string
  readonly number: number
  /** On sale; sealed; drawn and stored, while its balls are shown one by one; over, or void for want of cards. */
  readonly state: 'betting' | 'sealed' | 'flying' | 'over' | 'void'
  readonly commitment: string
  /** Kept from every page until the round has ended. */
  readonly seed: string
  readonly closesAt: number
  readonly startsAt: number
  readonly entropy: string | null
  /** By `poolKey`; kept from every page until the round has ended. */
  readonly drawn: Readonly<Record<string, DrawnPool>>
  readonly endedAt: number | null
}

export const poolKey = ({ currency, mode }: { readonly currency: string; readonly mode: string }): string => `${currency}:${mode}`

export const bingoRoundFrom = (row: Row): BingoRound => ({
  id: String(row['id']),
  number: Number(row['number']),
  state: String(row['state']) as BingoRound['state'],
  commitment: String(row['commitment']),
  seed: String(row['seed']),
  closesAt: Number(row['closes_at']),
  startsAt: Number(row['starts_at']),
  entropy: (row['entropy'] ?? null) === null ? null : String(row['entropy']),
  drawn: (row['drawn'] ?? null) === null ? {} : (JSON.parse(String(row['drawn'])) as BingoRound['drawn']),
  endedAt: (row['ended_at'] ?? null) === null ? null : Number(row['ended_at']),
})

/** The last rounds, the newest first. */
export const latestRounds = (store: Store, most: number): BingoRound[] =>
  store.all('SELECT * FROM flights WHERE game = ? ORDER BY number DESC LIMIT ?', bingo.code, most).map(bingoRoundFrom)

/** Rounds that are not over, in their order. */
export const openRounds = (store: Store): BingoRound[] =>
  store.all('SELECT * FROM flights WHERE game = ? AND ended_at IS NULL ORDER BY number', bingo.code).map(bingoRoundFrom)

/** What rounds before have left for the next full house. */
export const carriedOf = (store: Store, key: string): number =>
  Number(store.one('SELECT amount FROM carries WHERE id = ?', `${bingo.code}:${key}`)?.['amount'] ?? 0)

/** Within a transaction: takes from what was left, or adds to it. */
export const carry = (store: Store, key: string, by: number): void => {
  const id = `${bingo.code}:${key}`
  store.run('INSERT INTO carries (id, amount) VALUES (?, 0) ON CONFLICT DO NOTHING', id)
  store.run('UPDATE carries SET amount = amount + ? WHERE id = ?', by, id)
}
