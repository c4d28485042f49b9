import type { Amount } from '../games/game.ts'
import { type Hands, type Move, type Seat, type Standing, standingAfter } from '../games/cards/standing.ts'
import type { Row, Store } from '../rounds/store.ts'

/** For how long both stakes may take. The wallet's client gives up sooner. */
export const STAKING_MS = 10_000
export const TURN_MS = 30_000
/** For how long a player may be away in one game, all times together. */
export const AWAY_MS = 60_000
/** For how long a seat is kept for whoever waits and is not there. */
export const WAITING_AWAY_MS = 10_000
/** After how long the house's practice player moves. */
export const PRACTICE_MS = 1500

/** Why a game came to nothing; both stakes go back. */
export type Void = 'LEFT' | 'NOT_STAKED' | 'BOTH_AWAY' | 'INTERRUPTED'

/** A move with how long it took, and whether the clock made it. */
export interface TimedMove extends Move {
  readonly ms: number
  readonly clock: boolean
}

export interface DuelSeat {
  readonly seat: Seat
  readonly player: string
  readonly session: string
  /** The round of the player's stake; null until it was asked for. */
  readonly round: string | null
  /** Away before, in this game. */
  readonly usedMs: number
  /** Since when the player is not there; null while there. */
  readonly awaySince: number | null
}

export interface Duel {
  readonly id: string
  readonly number: number
  readonly state: 'waiting' | 'staking' | 'playing' | 'over' | 'void'
  readonly ending: Void | 'PLAYED' | 'AWAY' | null
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly stake: Amount
  readonly commitment: string
  /** Kept from every page until the game has ended. */
  readonly seed: string
  readonly bets: readonly string[]
  readonly entropy: string | null
  /** As dealt; kept from every page until the game has ended. */
  readonly hands: Hands | null
  readonly moves: readonly TimedMove[]
  /** Since when it waits, or takes the stakes. */
  readonly begunAt: number
  readonly turnAt: number
  readonly endedAt: number | null
  /** In free play the second seat is the house's practice player, and no row. */
  readonly seats: readonly DuelSeat[]
}

const textOrNull = (value: Row[string] | undefined): string | null => ((value ?? null) === null ? null : String(value))
const parsed = <T>(value: Row[string] | undefined, absent: T): T => {
  const text = textOrNull(value)
  return text === null ? absent : (JSON.parse(text) as T)
}

const seatFrom = (row: Row): DuelSeat => ({
  seat: row['seat'] === 1 ? 1 : 0,
  player: String(row['player']),
  session: String(row['session']),
  round: textOrNull(row['round']),
  usedMs: Number(row['used_ms']),
  awaySince: (row['away_since'] ?? null) === null ? null : Number(row['away_since']),
})

const duelFrom = (store: Store, row: Row): Duel => ({
  id: String(row['id']),
  number: Number(row['number']),
  state: String(row['state']) as Duel['state'],
  ending: textOrNull(row['ending']) as Duel['ending'],
  mode: row['mode'] === 'demo' ? 'demo' : 'real',
  currency: String(row['currency']),
  stake: Number(row['stake']),
  commitment: String(row['commitment']),
  seed: String(row['seed']),
  bets: parsed<string[]>(row['bets'], []),
  entropy: textOrNull(row['entropy']),
  hands: parsed<Hands | null>(row['hands'], null),
  moves: parsed<TimedMove[]>(row['moves'], []),
  begunAt: Number(row['begun_at']),
  turnAt: Number(row['turn_at'] ?? 0),
  endedAt: (row['ended_at'] ?? null) === null ? null : Number(row['ended_at']),
  seats: store.all('SELECT * FROM duel_seats WHERE duel = ? ORDER BY seat', String(row['id'])).map(seatFrom),
})

export const duelOf = (store: Store, id: string): Duel | undefined => {
  const row = store.one('SELECT * FROM duels WHERE id = ?', id)
  return row && duelFrom(store, row)
}

/** The player's newest game, open or ended. */
export const latestDuelOf = (store: Store, player: string): Duel | undefined => {
  const row = store.one(
    'SELECT duels.* FROM duels JOIN duel_seats ON duel_seats.duel = duels.id WHERE duel_seats.player = ? ORDER BY duels.number DESC LIMIT 1',
    player,
  )
  return row && duelFrom(store, row)
}

export const openDuels = (store: Store): Duel[] =>
  store.all('SELECT * FROM duels WHERE ended_at IS NULL ORDER BY number').map((row) => duelFrom(store, row))

export const isPractice = ({ mode }: Pick<Duel, 'mode'>): boolean => mode === 'demo'

/** Where it stands; undefined before the deal. */
export const standingOf = ({ hands, moves }: Duel): Standing | undefined => (hands ? standingAfter(hands, moves) : undefined)
