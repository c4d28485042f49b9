import type { SaidLeg } from '../book/said-legs.ts'
import type { Amount } from '../games/game.ts'
import type { House } from './house.ts'
import { post } from './outbox.ts'

/** Whose round it is. */
export interface Owner {
  readonly player: string
  readonly currency: string
  readonly game: string
}

/** Ids of a round's transactions are the round's, so that they are the same however often they are sent. `nth` is of a round with several stakes. */
export const txOf = (round: string, what: string, nth = 1): string => (nth === 1 ? `${round}-${what}` : `${round}-${what}-${nth}`)

/** What every call about a round names. */
export const namesOf = (round: string, { player, currency, game }: Owner) => ({
  roundId: round,
  playerId: player,
  currency,
  gameCode: game,
})

/** Within a transaction: the bet goes back by its own id, whether or not it ever arrived. */
export const postRollback = ({ store, now }: House, owner: Owner, round: string, nth = 1): void => {
  const tx = txOf(round, 'rollback', nth)
  const { playerId, currency } = namesOf(round, owner)
  const body = { requestId: tx, txId: tx, playerId, currency, betTxId: txOf(round, 'bet', nth) }
  post(store, { tx, round, place: nth - 1, path: 'wallet/rollback', body }, now())
}

export interface Win {
  /** What its transaction is called by: one of a round for each. */
  readonly what: string
  readonly place: number
  readonly amount: Amount
  readonly roundClosed: boolean
  /** What a bet on matches was on, with what came of it. */
  readonly legs?: readonly SaidLeg[]
}

/** Within a transaction: what the round pays, which may be 0. */
export const postWin = ({ store, now }: House, owner: Owner, round: string, { what, place, amount, roundClosed, legs }: Win): void => {
  const tx = txOf(round, what)
  const body = {
    requestId: tx,
    txId: tx,
    amount,
    betTxId: txOf(round, 'bet'),
    type: what === 'jackpot' ? what : 'win',
    roundClosed,
    ...(legs ? { legs } : {}),
    ...namesOf(round, owner),
  }
  post(store, { tx, round, place, path: 'wallet/win', body }, now())
}
