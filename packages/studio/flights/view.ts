import { crash, type CrashChoice, exitOf } from '../games/crash/crash.ts'
import type { Amount } from '../games/game.ts'
import type { House } from '../rounds/house.ts'
import { keepFor } from '../rounds/keep-for.ts'
import { maskedName } from '../rounds/masked-name.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import type { Row } from '../rounds/store.ts'
import { type Flight, latestFlight } from './flight.ts'

const ROWS = 30
const PAST = 12

/** Another player's bet. */
export interface Rider {
  readonly name: string
  readonly stake: Amount
  /** Where they left, in hundredths; null while they fly, and when they did not leave in time. */
  readonly exit: number | null
}

/** A flight as one player may see it. */
export interface FlightView {
  readonly now: number
  readonly number: number
  readonly state: Flight['state']
  readonly commitment: string
  readonly entropy: string | null
  readonly closesAt: number
  readonly startsAt: number | null
  /** Only when the flight has ended. */
  readonly crash: number | null
  readonly mine: Round | null
  /** Bets of the same currency, money or play money, but the player's own: flying first, then the greatest stakes. */
  readonly riders: readonly Rider[]
  readonly players: number
  readonly left: number
  /** Ends of the flights before, the newest first. */
  readonly past: readonly number[]
}

const riderFrom = (row: Row): Rider => {
  const choice = JSON.parse(String(row['choice'])) as CrashChoice
  const exit = Number(row['paid']) > 0 ? exitOf(choice, Number.MAX_SAFE_INTEGER) : null
  return { name: maskedName(String(row['player'])), stake: Number(row['stake']), exit }
}

/** What all players of one currency and mode see alike. */
interface SharedView extends Pick<FlightView, 'players' | 'left' | 'past'> {
  /** One more than are shown, with whose each is: a player's own is shown apart. */
  readonly riders: readonly (Rider & { readonly player: string })[]
}

export type SharedViewOf = (flight: Flight, session: Pick<Session, 'mode' | 'currency'>) => SharedView

const readSharedView =
  ({ store }: Pick<House, 'store'>): SharedViewOf =>
  (flight, { mode, currency }) => {
    const rows = store
      .all(
        "SELECT player, stake, choice, paid FROM rounds WHERE flight = ? AND mode = ? AND currency = ? AND state IN ('riding', 'decided', 'settled')",
        flight.id,
        mode,
        currency,
      )
      .map((row) => ({ row, isOut: Number(row['paid']) > 0, stake: Number(row['stake']) }))
    return {
      riders: rows
        .toSorted((a, b) => Number(a.isOut) - Number(b.isOut) || b.stake - a.stake)
        .slice(0, ROWS + 1)
        .map(({ row }) => ({ ...riderFrom(row), player: String(row['player']) })),
      players: rows.length,
      left: rows.filter(({ isOut }) => isOut).length,
      past: store
        .all(
          "SELECT crash FROM flights WHERE game = ? AND state = 'over' AND crash IS NOT NULL AND id <> ? ORDER BY number DESC LIMIT ?",
          crash.code,
          flight.id,
          PAST,
        )
        .map((row) => Number(row['crash'])),
    }
  }

/** The same for all who look within `ms`. */
export const keepSharedViews = (house: House, ms: number): SharedViewOf => {
  const make = readSharedView(house)
  const viewOf = keepFor<SharedView>(ms)
  return (flight, session) => viewOf(`${session.mode}:${session.currency}`, `${flight.id}:${flight.state}`, () => make(flight, session))
}

/** What one session may see of the flight of now; nothing before the first one. */
export const flightView = (house: House, session: Session, sharedViewOf: SharedViewOf = readSharedView(house)): FlightView | null => {
  const { store, now } = house
  const { player } = session
  const flight = latestFlight(store)
  if (!flight) return null
  const { riders, players, left, past } = sharedViewOf(flight, session)
  const own = store.one("SELECT id FROM rounds WHERE flight = ? AND player = ? AND state <> 'refused'", flight.id, player)
  const hasEnded = flight.endedAt !== null
  return {
    now: now(),
    number: flight.number,
    state: flight.state,
    commitment: flight.commitment,
    entropy: flight.entropy,
    closesAt: flight.closesAt,
    startsAt: flight.startsAt,
    crash: hasEnded ? flight.crash : null,
    mine: own ? (roundOf(store, String(own['id'])) ?? null) : null,
    riders: riders
      .filter((rider) => rider.player !== player)
      .slice(0, ROWS)
      .map(({ name, stake, exit }) => ({ name, stake, exit })),
    players,
    left,
    past,
  }
}
