import { numbersOf } from '../fair/stream.ts'
import { crash as game, type CrashChoice, exitOf } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { endShared, openShared, sealBets, sealShared } from '../rounds/shared.ts'
import { BETTING_MS, type Flight, READY_MS } from './flight.ts'
import { settle } from './leave.ts'

/** A new flight takes bets. */
export const openFlight = (house: House): Promise<void> => openShared(house, { game: game.code, closesAt: house.now() + BETTING_MS })

/** Closes betting, seals the bets that stand, draws the end and stores it. From here on nothing can change it. */
export const takeOff = async (house: House, flight: Flight): Promise<void> => {
  const { store, now } = house
  const riding = store.atOnce(() => sealShared(house, flight.id))
  const { bets, entropy } = await sealBets(riding)
  const below = await numbersOf({ gameCode: game.code, roundId: flight.id, seed: flight.seed, clientNumber: entropy })
  const { crash } = await game.draw(below, { stake: 0, auto: null, out: null }, 1)
  store.run(
    "UPDATE flights SET state = 'flying', bets = ?, entropy = ?, crash = ?, starts_at = ? WHERE id = ? AND state = 'sealed'",
    JSON.stringify(bets),
    entropy,
    crash,
    now() + READY_MS,
    flight.id,
  )
}

/** Ends a flight: whoever is still in it is paid as set before the start or has lost, and the seed is opened. */
export const land = (house: House, flight: Flight, end: number): void => {
  const { store, now } = house
  store.atOnce(() => {
    for (const row of store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'riding'", flight.id)) {
      const choice = JSON.parse(String(row['choice'])) as CrashChoice
      settle(house, row, choice, exitOf(choice, end) ?? 0)
    }
    close(house, flight, 'over', now())
  })
}

/** Within a transaction: the flight has ended, and its rounds may show how. */
export const close = (house: House, { id, crash }: Flight, state: 'over' | 'void', at: number): void => {
  if (crash !== null)
    house.store.run("UPDATE rounds SET outcome = ? WHERE flight = ? AND state IN ('decided', 'settled')", JSON.stringify({ crash }), id)
  endShared(house, id, state, at)
}
