import type { SharedRound, ShownRound } from '../fair/shown-round.ts'
import { type Amount, unitOf } from '../games/game.ts'
import type { Row, Store } from './store.ts'

/** What a round came to, as its player's page and its replay show it. */
export interface Round extends Omit<ShownRound, 'seed' | 'clientNumber' | 'outcome' | 'shared'> {
  readonly state: 'betting' | 'riding' | 'decided' | 'settled' | 'refused' | 'void'
  readonly refusal: string | null
  /** What the jackpot paid. */
  readonly jackpot: Amount
  readonly outcome: unknown
  /** Opened once the round is over, whichever way; of a shared one, once it is over for everybody. Null of a bet on matches: theirs stand in its outcome. */
  readonly seed: string | null
  readonly clientNumber: string
  readonly currency: string
  readonly createdAt: number
  /** After the round, as the wallet said; null until it has. */
  readonly balance: Amount | null
  readonly mode: 'real' | 'demo'
  readonly shared: SharedRound | null
}

/** Whether the secret may be shown: that of a flight not while anybody flies, that of a duel not while it is played. */
const isOpen = (row: Row): boolean => (row['shared_id'] ?? null) === null || (row['ended_at'] ?? null) !== null

const roundFrom = (row: Row): Round => ({
  roundId: String(row['id']),
  gameCode: String(row['game']),
  version: String(row['version']),
  state: String(row['state']) as Round['state'],
  refusal: (row['refusal'] ?? null) === null ? null : String(row['refusal']),
  stake: Number(row['stake']),
  paid: Number(row['paid']),
  jackpot: Number(row['jackpot']),
  choice: JSON.parse(String(row['choice'])) as unknown,
  outcome: (row['outcome'] ?? null) === null ? null : (JSON.parse(String(row['outcome'])) as unknown),
  commitment: String(row['commitment']),
  seed:
    row['state'] === 'betting' || row['state'] === 'riding' || !isOpen(row) || (row['seed'] ?? null) === null ? null : String(row['seed']),
  clientNumber: String(row['client_number']),
  currency: String(row['currency']),
  unit: unitOf(String(row['currency'])),
  createdAt: Number(row['created_at']),
  balance: (row['balance'] ?? null) === null ? null : Number(row['balance']),
  mode: row['mode'] === 'demo' ? 'demo' : 'real',
  shared:
    (row['bets'] ?? null) === null || !isOpen(row)
      ? null
      : {
          flight: String(row['shared_id']),
          bets: JSON.parse(String(row['bets'])) as readonly string[],
          ...((row['pool'] ?? null) === null ? {} : { pool: JSON.parse(String(row['pool'])) as unknown }),
        },
})

const SELECT = `SELECT rounds.*, coalesce(seeds.seed, flights.seed, duels.seed) AS seed, coalesce(flights.bets, duels.bets) AS bets, coalesce(flights.ended_at, duels.ended_at) AS ended_at, coalesce(flights.id, duels.id) AS shared_id, json_extract(flights.drawn, '$."' || rounds.currency || ':' || rounds.mode || '".pool') AS pool FROM rounds LEFT JOIN seeds ON seeds.commitment = rounds.commitment LEFT JOIN flights ON flights.id = rounds.flight LEFT JOIN duel_seats ON duel_seats.round = rounds.id LEFT JOIN duels ON duels.id = duel_seats.duel`

export const roundOf = (store: Store, id: string): Round | undefined => {
  const row = store.one(`${SELECT} WHERE rounds.id = ?`, id)
  return row && roundFrom(row)
}

/** A round that was written down. @throws Error where there is none of this id */
export const standingRound = (store: Store, id: string): Round => {
  const round = roundOf(store, id)
  if (!round) throw new Error(`round ${id} is gone`)
  return round
}

export const roundOfRequest = (store: Store, session: string, request: string): Round | undefined => {
  const row = store.one(`${SELECT} WHERE rounds.session = ? AND rounds.request = ?`, session, request)
  return row && roundFrom(row)
}

/** Without the other bets of its pool, which may be hundreds: whoever checks a round asks for it by its id. */
export const withoutPool = (round: Round): Round =>
  round.shared ? { ...round, shared: { flight: round.shared.flight, bets: round.shared.bets } } : round

/** The player's rounds of a game that took a stake, the newest first. */
export const roundsOf = (store: Store, player: string, game: string, most: number): Round[] =>
  store
    .all(
      `${SELECT} WHERE rounds.player = ? AND rounds.game = ? AND rounds.state IN ('decided', 'settled') AND rounds.outcome IS NOT NULL ORDER BY rounds.created_at DESC, rounds.rowid DESC LIMIT ?`,
      player,
      game,
      most,
    )
    .map((row) => withoutPool(roundFrom(row)))

/** Until the player may bet again in this game, in milliseconds. Refused bets take no time. */
export const waitOf = (
  store: Store,
  { player, game, cycle, now }: { player: string; game: string; cycle: number; now: number },
): number => {
  const row = store.one("SELECT max(created_at) AS last FROM rounds WHERE player = ? AND game = ? AND state <> 'refused'", player, game)
  return (row?.['last'] ?? null) === null ? 0 : Math.max(0, Number(row?.['last']) + cycle - now)
}
