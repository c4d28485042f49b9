import { createHash } from 'node:crypto'
import { type CrashChoice, exitOf } from '../games/crash/crash.ts'
import type { Amount } from '../games/game.ts'
import type { House } from '../rounds/house.ts'
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

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A name that says nothing but who is who within the list. */
export const maskedName = (player: string): string => {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(`rider:${player}`).digest()
  return `${LETTERS[a % LETTERS.length]}${LETTERS[b % LETTERS.length]}***${String(c % 100).padStart(2, '0')}`
}

const riderFrom = (row: Row): Rider => {
  const choice = JSON.parse(String(row['choice'])) as CrashChoice
  const exit = Number(row['paid']) > 0 ? exitOf(choice, Number.MAX_SAFE_INTEGER) : null
  return { name: maskedName(String(row['player'])), stake: Number(row['stake']), exit }
}

/** What one session may see of the flight of now; nothing before the first one. */
export const flightView = ({ store, now }: House, { player, mode, currency }: Session): FlightView | null => {
  const flight = latestFlight(store)
  if (!flight) return null
  const rows = store.all(
    "SELECT * FROM rounds WHERE flight = ? AND mode = ? AND currency = ? AND state IN ('riding', 'decided', 'settled')",
    flight.id,
    mode,
    currency,
  )
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
    riders: rows
      .filter((row) => row['player'] !== player)
      .map(riderFrom)
      .toSorted((a, b) => Number(a.exit !== null) - Number(b.exit !== null) || b.stake - a.stake)
      .slice(0, ROWS),
    players: rows.length,
    left: rows.filter((row) => Number(row['paid']) > 0).length,
    past: store
      .all("SELECT crash FROM flights WHERE state = 'over' AND crash IS NOT NULL AND id <> ? ORDER BY number DESC LIMIT ?", flight.id, PAST)
      .map((row) => Number(row['crash'])),
  }
}
