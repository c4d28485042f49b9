import { betSealOf, entropyOf } from '../fair/sealed-bets.ts'
import { commitmentOf, numbersOf } from '../fair/stream.ts'
import { crash as game, type CrashChoice, exitOf } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { returnStake } from '../rounds/recover.ts'
import { BETTING_MS, EMPTY_KEPT_MS, type Flight, READY_MS } from './flight.ts'
import { settle } from './leave.ts'

/** A new flight: its seed is stored and committed to before anybody can bet. Those of long ago that nobody bet on are forgotten. */
export const openFlight = async ({ store, now, chance }: House): Promise<void> => {
  const seed = chance.seed()
  const commitment = await commitmentOf(seed)
  store.run('DELETE FROM flights WHERE ended_at < ? AND NOT EXISTS (SELECT 1 FROM rounds WHERE flight = flights.id)', now() - EMPTY_KEPT_MS)
  store.run(
    "INSERT INTO flights (id, number, state, commitment, seed, closes_at) SELECT ?, coalesce(max(number), 0) + 1, 'betting', ?, ?, ? FROM flights",
    chance.id(),
    commitment,
    seed,
    now() + BETTING_MS,
  )
}

/** Closes betting, seals the bets that stand, draws the end and stores it. From here on nothing can change it. */
export const takeOff = async (house: House, flight: Flight): Promise<void> => {
  const { store, now } = house
  const riding = store.atOnce(() => {
    store.run("UPDATE flights SET state = 'sealed' WHERE id = ?", flight.id)
    for (const row of store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'betting'", flight.id))
      returnStake(house, row, 'UNANSWERED')
    return store.all("SELECT id, stake, choice, client_number FROM rounds WHERE flight = ? AND state = 'riding'", flight.id)
  })
  const seals = await Promise.all(
    riding.map((row) =>
      betSealOf({
        roundId: String(row['id']),
        stake: Number(row['stake']),
        choice: JSON.parse(String(row['choice'])),
        clientNumber: String(row['client_number']),
      }),
    ),
  )
  const bets = seals.toSorted()
  const entropy = await entropyOf(bets)
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
export const close = ({ store }: House, { id, crash }: Flight, state: 'over' | 'void', at: number): void => {
  if (crash !== null)
    store.run("UPDATE rounds SET outcome = ? WHERE flight = ? AND state IN ('decided', 'settled')", JSON.stringify({ crash }), id)
  store.run('UPDATE flights SET state = ?, ended_at = ? WHERE id = ?', state, at, id)
}
