import { LEAST, multiplierAt } from '../games/crash/climb.ts'
import { type CrashChoice, worth } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { type Round, standingRound } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { decideRiding } from '../rounds/shared.ts'
import type { Row } from '../rounds/store.ts'
import { type Flight, flightFrom } from './flight.ts'

/** Within a transaction: decides one bet, once. At 0 it is lost. */
export const settle = (house: House, row: Row, choice: CrashChoice, exit: number): void => {
  decideRiding(house, row, { paid: worth(Number(row['stake']), exit), choice })
}

/** Pays the cash-outs set before the start that the lantern has reached. Answers how many. */
export const leaveAsSet = (house: House, flight: Flight, reached: number): number => {
  const { store } = house
  const due = store.all(
    "SELECT * FROM rounds WHERE flight = ? AND state = 'riding' AND json_extract(choice, '$.auto') <= ?",
    flight.id,
    Math.min(reached, flight.crash ?? 0),
  )
  if (due.length > 0)
    store.atOnce(() => {
      for (const row of due) {
        const choice = JSON.parse(String(row['choice'])) as CrashChoice
        settle(house, row, choice, choice.auto ?? 0)
      }
    })
  return due.length
}

export type LeaveRefusal = 'UNKNOWN_ROUND' | 'NOT_FLYING' | 'TOO_LATE'
export type Left = { readonly round: Round } | { readonly refused: LeaveRefusal }

/** What a press at this moment does to a bet. */
const press = (row: Row, flight: Flight, now: number): { readonly choice: CrashChoice; readonly exit: number } | LeaveRefusal => {
  const choice = JSON.parse(String(row['choice'])) as CrashChoice
  if (row['state'] !== 'riding' || flight.state !== 'flying' || flight.startsAt === null || flight.crash === null) {
    return row['state'] === 'betting' || row['state'] === 'riding' ? 'NOT_FLYING' : 'TOO_LATE'
  }
  const reached = multiplierAt(now - flight.startsAt)
  // What was set before comes first: the lantern has passed it, whether or not anybody has looked since.
  if (choice.auto !== null && choice.auto <= Math.min(reached, flight.crash)) return { choice, exit: choice.auto }
  if (reached < LEAST) return 'NOT_FLYING'
  if (reached > flight.crash) return 'TOO_LATE'
  return { choice: { ...choice, out: reached }, exit: reached }
}

/**
 * A press to cash out. It counts at the multiplier of the moment it is judged, which is after the whole call has arrived.
 * Pressed again, it answers with what the first press came to.
 */
export const leave = async (house: House, session: Session, roundId: string): Promise<Left> => {
  const { store, now } = house
  const answer = store.atOnce((): LeaveRefusal | undefined => {
    const row = store.one('SELECT * FROM rounds WHERE id = ? AND player = ? AND game = ?', roundId, session.player, session.game)
    const of = row && store.one('SELECT * FROM flights WHERE id = ?', String(row['flight']))
    if (!row || !of) return 'UNKNOWN_ROUND'
    if ((row['state'] === 'decided' || row['state'] === 'settled') && Number(row['paid']) > 0) return undefined
    const pressed = press(row, flightFrom(of), now())
    if (typeof pressed === 'string') return pressed
    settle(house, row, pressed.choice, pressed.exit)
    return undefined
  })
  if (answer) return { refused: answer }
  await deliver(house, roundId)
  return { round: standingRound(store, roundId) }
}
