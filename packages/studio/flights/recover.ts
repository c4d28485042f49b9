import { crash, type CrashChoice } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { returnStake } from '../rounds/recover.ts'
import { flightFrom } from './flight.ts'
import { settle } from './leave.ts'
import { close } from './phases.ts'

/**
 * After a stop, and after the bets that were never answered were given back: a flight that had not ended is ended. Nobody could press while
 * the studio stood still, so what was set is paid if it was at or below the end, and every other stake goes back.
 */
export const recoverFlights = (house: House): number => {
  const { store, now } = house
  const flights = store.all('SELECT * FROM flights WHERE game = ? AND ended_at IS NULL', crash.code).map(flightFrom)
  for (const flight of flights)
    store.atOnce(() => {
      for (const row of store.all("SELECT * FROM rounds WHERE flight = ? AND state = 'riding'", flight.id)) {
        const choice = JSON.parse(String(row['choice'])) as CrashChoice
        if (choice.auto !== null && flight.crash !== null && choice.auto <= flight.crash) settle(house, row, choice, choice.auto)
        else returnStake(house, row, 'INTERRUPTED')
      }
      close(house, flight, flight.crash === null ? 'void' : 'over', now())
    })
  return flights.length
}
