import { CLIENT_NUMBER, numbersOf } from '../fair/stream.ts'
import { type ChoiceRefusal, stakeRefusal, unitOf } from '../games/game.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { contribute, potIdOf, winPot } from './jackpot.ts'
import { deliver, post } from './outbox.ts'
import { type Round, roundOf, roundOfRequest, waitOf } from './round.ts'
import type { Chance, Session } from './session.ts'
import type { Store } from './store.ts'

export interface House {
  readonly store: Store
  readonly wallet: Wallet
  readonly now: () => number
  readonly chance: Chance
}

export interface Bet {
  readonly requestId: string
  readonly commitment: string
  readonly clientNumber: string
  readonly choice: unknown
}

export type BetRefusal = ChoiceRefusal | 'TOO_SOON' | 'ROUND_OPEN' | 'COMMITMENT_SPENT' | 'INSUFFICIENT_FUNDS'
export type Played = { readonly round: Round } | { readonly refused: BetRefusal; readonly waitMs?: number }

const REQUEST = /^[A-Za-z0-9-]{8,64}$/
/** Bets that the wallet refused without touching money, by its own word. */
const REFUSED_CLEAN = ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']

export const cycleOf = (game: AnyGame, { opened }: Session): number =>
  Math.max(game.minimumCycleMs, game.jackpotShare === undefined ? opened.minimumCycleMs.other : opened.minimumCycleMs.slot)

/** Writes the round down before anything is asked of the wallet. */
const begin = (house: House, session: Session, bet: Bet): { readonly id: string } | { refused: BetRefusal; waitMs?: number } => {
  const { store, chance } = house
  const now = house.now()
  const game = gameOf(session.game)
  const unit = unitOf(session.currency)
  const choice = game?.read(bet.choice, unit)
  if (!game || choice === undefined || !REQUEST.test(bet.requestId) || !CLIENT_NUMBER.test(bet.clientNumber))
    return { refused: 'NOT_A_BET' }
  const stake = game.stakeOf(choice)
  const refusal = stakeRefusal(stake, game.mostBack(choice), unit, session.opened.limits)
  if (refusal) return { refused: refusal }
  return store.atOnce(() => {
    if (store.one("SELECT 1 FROM rounds WHERE player = ? AND state = 'betting'", session.player)) return { refused: 'ROUND_OPEN' }
    const waitMs = waitOf(store, { player: session.player, game: game.code, cycle: cycleOf(game, session), now })
    if (waitMs > 0) return { refused: 'TOO_SOON', waitMs }
    const id = chance.id()
    const claims = store.run(
      'UPDATE seeds SET round = ? WHERE commitment = ? AND session = ? AND round IS NULL',
      id,
      bet.commitment,
      session.id,
    )
    if (claims !== 1) return { refused: 'COMMITMENT_SPENT' }
    if (session.mode === 'demo') {
      const paid = store.run('UPDATE trials SET balance = balance - ? WHERE player = ? AND balance >= ?', stake, session.player, stake)
      if (paid !== 1) {
        store.run('UPDATE seeds SET round = NULL WHERE commitment = ?', bet.commitment)
        return { refused: 'INSUFFICIENT_FUNDS' }
      }
    }
    store.run(
      "INSERT INTO rounds (id, session, request, player, mode, game, version, currency, state, stake, choice, commitment, client_number, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'betting', ?, ?, ?, ?, ?)",
      id,
      session.id,
      bet.requestId,
      session.player,
      session.mode,
      game.code,
      game.version,
      session.currency,
      stake,
      JSON.stringify(choice),
      bet.commitment,
      bet.clientNumber,
      now,
    )
    return { id }
  })
}

/** Ids of a round's transactions are the round's, so that they are the same however often they are sent. */
const txOf = (round: string, what: 'bet' | 'win' | 'jackpot' | 'rollback'): string => `${round}-${what}`

const shared = (round: string, session: Session) => ({
  roundId: round,
  playerId: session.player,
  currency: session.currency,
  gameCode: session.game,
})

/** Asks for the stake. Answers whether the round may be decided; if not it is over. */
const take = async (house: House, session: Session, round: Round): Promise<boolean> => {
  if (session.mode === 'demo') return true
  const { store, wallet, now } = house
  const share = gameOf(session.game)?.jackpotShare
  const tx = txOf(round.roundId, 'bet')
  const reply = await wallet.send('wallet/bet', {
    requestId: tx,
    txId: tx,
    sessionToken: session.walletSession,
    amount: round.stake,
    ...(share === undefined ? {} : { jackpotContribution: (round.stake / 1000) * share }),
    ...shared(round.roundId, session),
  })
  if (reply.status === 'OK') return true
  const clean = REFUSED_CLEAN.includes(reply.status)
  store.atOnce(() => {
    store.run(
      'UPDATE rounds SET state = ?, refusal = ?, balance = ? WHERE id = ?',
      clean ? 'refused' : 'void',
      reply.status,
      reply.balance ?? null,
      round.roundId,
    )
    if (!clean) postRollback(house, session, round.roundId)
  })
  if (!clean) await deliver({ store, wallet, now }, round.roundId)
  return false
}

/** Within a transaction: the bet goes back by its own id, whether or not it ever arrived. */
export const postRollback = ({ store, now }: House, session: Session, round: string): void => {
  const tx = txOf(round, 'rollback')
  const { playerId, currency } = shared(round, session)
  post(
    store,
    { tx, round, place: 0, path: 'wallet/rollback', body: { requestId: tx, txId: tx, playerId, currency, betTxId: txOf(round, 'bet') } },
    now(),
  )
}

/** Draws, and writes outcome, jackpot and what is owed down as one: before anybody sees any of it. */
const decide = async (house: House, session: Session, round: Round): Promise<void> => {
  const { store } = house
  const game = gameOf(round.gameCode)
  const seed = String(store.one('SELECT seed FROM seeds WHERE commitment = ?', round.commitment)?.['seed'] ?? '')
  if (!game) throw new Error(`no game ${round.gameCode}`)
  const outcome = await game.draw(await numbersOf({ ...round, seed }), round.choice, round.unit)
  const paid = game.pays(round.choice, outcome)
  store.atOnce(() => {
    const now = house.now()
    const pot = potIdOf(game.code, round.currency, round.mode)
    if (game.jackpotShare !== undefined) contribute(store, pot, (round.stake / 1000) * game.jackpotShare)
    const place = 10 ** (4 - Math.min(session.opened.currencyExponent, 4))
    const jackpot = game.winsJackpot?.(outcome) === true ? winPot(store, pot, { place, now }) : 0
    store.run(
      "UPDATE rounds SET state = 'decided', outcome = ?, paid = ?, jackpot = ? WHERE id = ?",
      JSON.stringify(outcome),
      paid,
      jackpot,
      round.roundId,
    )
    if (round.mode === 'demo') {
      store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', paid + jackpot, session.player)
      const balance = Number(store.one('SELECT balance FROM trials WHERE player = ?', session.player)?.['balance'])
      store.run("UPDATE rounds SET state = 'settled', balance = ? WHERE id = ?", balance, round.roundId)
      return
    }
    const owed = (what: 'win' | 'jackpot', order: number, amount: number, roundClosed: boolean) => {
      const tx = txOf(round.roundId, what)
      const betTxId = txOf(round.roundId, 'bet')
      const body = { requestId: tx, txId: tx, amount, betTxId, type: what, roundClosed, ...shared(round.roundId, session) }
      post(store, { tx, round: round.roundId, place: order, path: 'wallet/win', body }, now)
    }
    owed('win', 0, paid, jackpot === 0)
    if (jackpot > 0) owed('jackpot', 1, jackpot, true)
  })
}

const standing = (house: House, id: string): Round => {
  const round = roundOf(house.store, id)
  if (!round) throw new Error(`round ${id} is gone`)
  return round
}

/** One round from the press to its end. The same request answers with the same round. */
export const play = async (house: House, session: Session, bet: Bet): Promise<Played> => {
  const before = roundOfRequest(house.store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin(house, session, bet)
  if ('refused' in begun) return begun
  if (await take(house, session, standing(house, begun.id))) {
    await decide(house, session, standing(house, begun.id))
    await deliver(house, begun.id)
  }
  return { round: standing(house, begun.id) }
}
