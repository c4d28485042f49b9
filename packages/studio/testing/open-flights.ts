import { advance } from '../flights/advance.ts'
import { board, type Boarded } from '../flights/board.ts'
import { BETTING_MS, latestFlight, READY_MS } from '../flights/flight.ts'
import { flightView } from '../flights/view.ts'
import { flightMs } from '../games/crash/climb.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import type { Round } from '../rounds/round.ts'
import { keepSession, type Session } from '../rounds/session.ts'
import { openStore } from '../rounds/store.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { fakeWallet } from './fake-wallet.ts'

export const STAKE = 50_000_000
export const BEGIN = 100 * STAKE
export type Flights = Awaited<ReturnType<typeof openFlights>>

/** Flights of a store in memory and the test's wallet, the first one taking bets, by a clock that only `pass` moves. */
export const openFlights = async (firstSeed = 1) => {
  const wallet = fakeWallet(BEGIN)
  const store = openStore(':memory:')
  let time = 1_800_000_000_000
  let ids = 0
  let seeds = firstSeed
  const chance = { id: () => `id-0000-${++ids}`, seed: () => (++seeds).toString(16).padStart(64, '0') }
  const house: House = { wallet, store, now: () => time, chance }
  const sit = async (player: string, over: Partial<Authenticated> = {}): Promise<Session> => {
    const from = await wallet.authenticate(`token-of-${player}-${++ids}`)
    if (!('sessionToken' in from)) throw new Error('no session')
    return keepSession(
      store,
      { ...from, playerId: player, gameCode: 'PSSKYLANTERN', ...over },
      { id: chance.id(), now: time, unit: 10_000_000 },
    )
  }
  const flight = () => {
    const latest = latestFlight(store)
    if (!latest) throw new Error('no flight')
    return latest
  }
  let requests = 0
  const bet = (session: Session, choice: object = { stake: STAKE }, more: object = {}): Promise<Boarded> =>
    board(house, session, {
      requestId: `request-${++requests}`,
      clientNumber: '71904226',
      commitment: flight().commitment,
      choice,
      ...more,
    })
  const pass = async (ms: number) => {
    time += ms
    return advance(house, { watched: true })
  }
  await pass(0)
  return {
    wallet,
    house,
    store,
    sit,
    bet,
    pass,
    flight,
    view: (session: Session) => flightView(house, session),
    /** Closes betting and brings the lantern to its start. */
    start: async () => {
      await pass(BETTING_MS)
      await pass(READY_MS)
      return flight().crash ?? 0
    },
    land: async () => {
      await pass(flightMs(flight().crash ?? 0))
      await deliver(house)
    },
    calls: (path: string) => wallet.calls.filter((call) => call.path === path),
  }
}

export const roundIn = (answer: { round: Round } | { refused: string }): Round => {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.round
}

/** Flights anew, with other seeds, until one ends at or above this with the bets of `prepare`. */
export const flyTo = async <T>(
  least: number,
  prepare: (flights: Flights) => Promise<T>,
  most = Infinity,
): Promise<Flights & { readonly prepared: T; readonly end: number }> => {
  for (let seed = 1; seed < 400; seed++) {
    const flights = await openFlights(seed * 1000)
    const prepared = await prepare(flights)
    const end = await flights.start()
    if (end >= least && end <= most) return { ...flights, prepared, end }
  }
  throw new Error('no such flight')
}

export const crashGame = (): AnyGame => {
  const found = gameOf('PSSKYLANTERN')
  if (!found) throw new Error('no game')
  return found
}
