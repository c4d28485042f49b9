import { CLIENT_NUMBER } from '../fair/stream.ts'
import { crash } from '../games/crash/crash.ts'
import { stakeRefusal, unitOf } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { type Bet, type BetRefusal, cycleOf, REQUEST } from '../rounds/play.ts'
import { type Round, roundOf, roundOfRequest, waitOf } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { take } from '../rounds/take.ts'
import { chargeTrial, writeRound } from '../rounds/write.ts'
import { latestFlight } from './flight.ts'

export type Boarded = { readonly round: Round } | { readonly refused: BetRefusal | 'BETS_CLOSED'; readonly waitMs?: number }

const game = crash as AnyGame

const begin = (house: House, session: Session, bet: Bet): { readonly id: string } | Exclude<Boarded, { readonly round: Round }> => {
  const { store, chance } = house
  const unit = unitOf(session.currency)
  const choice = crash.read(bet.choice, unit)
  if (session.game !== crash.code || !choice || !REQUEST.test(bet.requestId) || !CLIENT_NUMBER.test(bet.clientNumber))
    return { refused: 'NOT_A_BET' }
  const { stake } = choice
  const refusal = stakeRefusal(stake, crash.mostBack(choice), unit, session.opened.limits)
  if (refusal) return { refused: refusal }
  return store.atOnce(() => {
    const now = house.now()
    const flight = latestFlight(store)
    if (flight?.state !== 'betting' || now >= flight.closesAt) return { refused: 'BETS_CLOSED' }
    // The page bets on the flight whose commitment it has seen, and on no other.
    if (bet.commitment !== flight.commitment) return { refused: 'COMMITMENT_SPENT' }
    const mine =
      "SELECT 1 FROM rounds WHERE player = ? AND (state = 'betting' OR (state = 'riding' AND flight IS NOT NULL) OR (flight = ? AND state <> 'refused'))"
    if (store.one(mine, session.player, flight.id)) return { refused: 'ROUND_OPEN' }
    const waitMs = waitOf(store, { player: session.player, game: crash.code, cycle: cycleOf(game, session), now })
    if (waitMs > 0) return { refused: 'TOO_SOON', waitMs }
    if (!chargeTrial(store, session, stake)) return { refused: 'INSUFFICIENT_FUNDS' }
    const id = chance.id()
    writeRound(store, session, game, { ...bet, id, stake, choice, now, flight: flight.id })
    return { id }
  })
}

/** A bet for the flight that takes bets. It flies once the wallet took its stake; the same request answers with the same bet. */
export const board = async (house: House, session: Session, bet: Bet): Promise<Boarded> => {
  const { store } = house
  const standing = (id: string): Round => {
    const round = roundOf(store, id)
    if (!round) throw new Error(`round ${id} is gone`)
    return round
  }
  const before = roundOfRequest(store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin(house, session, bet)
  if ('refused' in begun) return begun
  const took = await take(house, session, standing(begun.id))
  // Closed in the meantime, it stays closed: its stake is on its way back.
  if (took) store.run("UPDATE rounds SET state = 'riding' WHERE id = ? AND state = 'betting'", begun.id)
  return { round: standing(begun.id) }
}
