import { CLIENT_NUMBER } from '../fair/stream.ts'
import { crash } from '../games/crash/crash.ts'
import { stakeRefusal } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { type Placed, placeShared, type Refused } from '../rounds/place.ts'
import { type Bet, cycleOf, REQUEST } from '../rounds/play.ts'
import { waitOf } from '../rounds/round.ts'
import { type Session, stakeStepOf } from '../rounds/session.ts'
import { chargeTrial, writeRound } from '../rounds/write.ts'
import { latestFlight } from './flight.ts'

export type Boarded = Placed<'BETS_CLOSED'>

const game = crash as AnyGame

const begin = (house: House, session: Session, bet: Bet): { readonly id: string } | Refused<'BETS_CLOSED'> => {
  const { store, chance } = house
  const unit = stakeStepOf(session, crash)
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
      "SELECT 1 FROM rounds WHERE player = ? AND (state = 'betting' OR (game = ? AND state = 'riding') OR (flight = ? AND state <> 'refused'))"
    if (store.one(mine, session.player, crash.code, flight.id)) return { refused: 'ROUND_OPEN' }
    const waitMs = waitOf(store, { player: session.player, game: crash.code, cycle: cycleOf(game, session), now })
    if (waitMs > 0) return { refused: 'TOO_SOON', waitMs }
    if (!chargeTrial(store, session, stake)) return { refused: 'INSUFFICIENT_FUNDS' }
    const id = chance.id()
    writeRound(store, session, game, { ...bet, id, stake, choice, now, flight: flight.id })
    return { id }
  })
}

/** A bet for the flight that takes bets. */
export const board = (house: House, session: Session, bet: Bet): Promise<Boarded> =>
  placeShared(house, session, bet, () => begin(house, session, bet))
