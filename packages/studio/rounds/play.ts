import { CLIENT_NUMBER, numbersOf } from '../fair/stream.ts'
import { type Amount, type ChoiceRefusal, coinOf, stakeRefusal } from '../games/game.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import type { House } from './house.ts'
import { contribute, potIdOf, winPot } from './jackpot.ts'
import { deliver } from './outbox.ts'
import { postWin } from './owed.ts'
import { type Round, roundOfRequest, standingRound, waitOf } from './round.ts'
import { type Session, stakeStepOf } from './session.ts'
import { take } from './take.ts'
import { chargeTrial, endTrial, writeRound } from './write.ts'

export interface Bet {
  readonly requestId: string
  readonly commitment: string
  readonly clientNumber: string
  readonly choice: unknown
}

export type BetRefusal = ChoiceRefusal | 'TOO_SOON' | 'ROUND_OPEN' | 'COMMITMENT_SPENT' | 'INSUFFICIENT_FUNDS'
export type Played = { readonly round: Round } | { readonly refused: BetRefusal; readonly waitMs?: number }

export const REQUEST = /^[A-Za-z0-9-]{8,64}$/

export const cycleOf = (game: AnyGame, { opened }: Session): number =>
  Math.max(game.minimumCycleMs, game.jackpotShare === undefined ? opened.minimumCycleMs.other : opened.minimumCycleMs.slot)

export type Begun = { readonly id: string } | { readonly refused: BetRefusal; readonly waitMs?: number }

/** A bet that its game's rules and the session's limits let pass. */
export interface NewBet extends Bet {
  readonly stake: Amount
}

/** Writes a round down before anything is asked of the wallet, and `also` with it. One at a time, not too soon, and each on a commitment of its own. */
export const beginRound = (house: House, session: Session, game: AnyGame, bet: NewBet, also?: (id: string) => void): Begun => {
  const { store, chance } = house
  const now = house.now()
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
    if (!chargeTrial(store, session, bet.stake)) {
      store.run('UPDATE seeds SET round = NULL WHERE commitment = ?', bet.commitment)
      return { refused: 'INSUFFICIENT_FUNDS' }
    }
    writeRound(store, session, game, { ...bet, id, now })
    also?.(id)
    return { id }
  })
}

const begin = (house: House, session: Session, bet: Bet): Begun => {
  const game = gameOf(session.game)
  const unit = game ? stakeStepOf(session, game) : 0
  const choice = game?.read(bet.choice, unit)
  if (
    !game ||
    game.shared === true ||
    game.byBuyIn === true ||
    choice === undefined ||
    !REQUEST.test(bet.requestId) ||
    !CLIENT_NUMBER.test(bet.clientNumber)
  )
    return { refused: 'NOT_A_BET' }
  const stake = game.stakeOf(choice)
  const refusal = stakeRefusal(stake, game.mostBack(choice), unit, session.opened.limits)
  return refusal ? { refused: refusal } : beginRound(house, session, game, { ...bet, stake, choice })
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
    const coin = coinOf(session.currency, session.opened.currencyExponent)
    const jackpot = game.winsJackpot?.(outcome) === true ? winPot(store, pot, { coin, now }) : 0
    store.run(
      "UPDATE rounds SET state = 'decided', outcome = ?, paid = ?, jackpot = ? WHERE id = ?",
      JSON.stringify(outcome),
      paid,
      jackpot,
      round.roundId,
    )
    if (round.mode === 'demo') return endTrial(store, { round: round.roundId, player: session.player, paid: paid + jackpot })
    postWin(house, session, round.roundId, { what: 'win', place: 0, amount: paid, roundClosed: jackpot === 0 })
    if (jackpot > 0) postWin(house, session, round.roundId, { what: 'jackpot', place: 1, amount: jackpot, roundClosed: true })
  })
}

/** One round from the press to its end. The same request answers with the same round. */
export const play = async (house: House, session: Session, bet: Bet): Promise<Played> => {
  const before = roundOfRequest(house.store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin(house, session, bet)
  if ('refused' in begun) return begun
  if (await take(house, session, standingRound(house.store, begun.id))) {
    await decide(house, session, standingRound(house.store, begun.id))
    await deliver(house, begun.id)
  }
  return { round: standingRound(house.store, begun.id) }
}
