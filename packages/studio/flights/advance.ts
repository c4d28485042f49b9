import { flightMs, multiplierAt } from '../games/crash/climb.ts'
import type { House } from '../rounds/house.ts'
import { GRACE_MS, latestFlight, PAUSE_MS } from './flight.ts'
import { leaveAsSet } from './leave.ts'
import { land, openFlight, takeOff } from './phases.ts'

/**
 * One pass over what is due now. A flight that has begun goes on whoever looks; a new one opens only while somebody does.
 * Answers whether letters to the wallet were written.
 */
export const advance = async (house: House, { watched }: { readonly watched: boolean }): Promise<boolean> => {
  const { store } = house
  const now = house.now()
  const flight = latestFlight(store)
  if (!flight || flight.endedAt !== null) {
    if (watched && now >= (flight?.endedAt ?? 0) + (flight ? PAUSE_MS : 0)) await openFlight(house)
    return false
  }
  // Sealed already: the pass that drew it was broken off.
  if (flight.state === 'betting' || flight.state === 'sealed') {
    if (now < flight.closesAt) return false
    const unanswered = store.one("SELECT 1 FROM rounds WHERE flight = ? AND state = 'betting'", flight.id)
    if (unanswered && now < flight.closesAt + GRACE_MS) return false
    await takeOff(house, flight)
    return unanswered !== undefined
  }
  if (flight.state !== 'flying' || flight.startsAt === null || flight.crash === null) return false
  const left = leaveAsSet(house, flight, multiplierAt(now - flight.startsAt))
  if (now < flight.startsAt + flightMs(flight.crash)) return left > 0
  land(house, flight, flight.crash)
  return true
}
