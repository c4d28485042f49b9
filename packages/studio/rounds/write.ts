import type { Amount } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'

export interface NewRound {
  readonly id: string
  readonly requestId: string
  readonly stake: Amount
  readonly choice: unknown
  readonly commitment: string
  readonly clientNumber: string
  readonly now: number
  /** Of a game that all players share. */
  readonly flight?: string
}

/** Takes a free session's stake out of its play money; false where it has less. */
export const chargeTrial = (store: Store, { mode, player }: Session, stake: Amount): boolean =>
  mode !== 'demo' || store.run('UPDATE trials SET balance = balance - ? WHERE player = ? AND balance >= ?', stake, player, stake) === 1

/** Pays a free round out of nowhere and ends it. Within a transaction. */
export const endTrial = (store: Store, { round, player, paid }: { round: string; player: string; paid: Amount }): void => {
  store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', paid, player)
  const balance = Number(store.one('SELECT balance FROM trials WHERE player = ?', player)?.['balance'])
  store.run("UPDATE rounds SET state = 'settled', balance = ? WHERE id = ?", balance, round)
}

/** Writes a bet down before anything is asked of the wallet. Within a transaction. */
export const writeRound = (store: Store, session: Session, game: AnyGame, round: NewRound): void => {
  store.run(
    "INSERT INTO rounds (id, session, request, player, mode, game, version, currency, state, stake, choice, commitment, client_number, created_at, flight) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'betting', ?, ?, ?, ?, ?, ?)",
    round.id,
    session.id,
    round.requestId,
    session.player,
    session.mode,
    game.code,
    game.version,
    session.currency,
    round.stake,
    JSON.stringify(round.choice),
    round.commitment,
    round.clientNumber,
    round.now,
    round.flight ?? null,
  )
}
