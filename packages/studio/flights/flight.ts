import { crash } from '../games/crash/crash.ts'
import type { Row, Store } from '../rounds/store.ts'

/** For how long bets are taken. */
export const BETTING_MS = 8000
/** How long after that the wallet may still answer for a bet; its client gives up sooner. */
export const GRACE_MS = 3500
/** From the draw to the start, so that every page stands ready. */
export const READY_MS = 400
/** From the end to the next flight. */
export const PAUSE_MS = 5000
export interface Flight {
  readonly id: string
  readonly number: number
  readonly state: 'betting' | 'sealed' | 'flying' | 'over' | 'void'
  readonly commitment: string
  /** Kept from every page until the flight has ended. */
  readonly seed: string
  readonly closesAt: number
  /** Seals of the bets, in the order that was hashed; empty until betting closed. */
  readonly bets: readonly string[]
  /** Their hash, with which the end was drawn. */
  readonly entropy: string | null
  /** In hundredths; kept from every page until the flight has ended. */
  readonly crash: number | null
  readonly startsAt: number | null
  readonly endedAt: number | null
}

const numberOrNull = (value: Row[string] | undefined): number | null => ((value ?? null) === null ? null : Number(value))

export const flightFrom = (row: Row): Flight => ({
  id: String(row['id']),
  number: Number(row['number']),
  state: String(row['state']) as Flight['state'],
  commitment: String(row['commitment']),
  seed: String(row['seed']),
  closesAt: Number(row['closes_at']),
  bets: (row['bets'] ?? null) === null ? [] : (JSON.parse(String(row['bets'])) as string[]),
  entropy: (row['entropy'] ?? null) === null ? null : String(row['entropy']),
  crash: numberOrNull(row['crash']),
  startsAt: numberOrNull(row['starts_at']),
  endedAt: numberOrNull(row['ended_at']),
})

export const latestFlight = (store: Store): Flight | undefined => {
  const row = store.one('SELECT * FROM flights WHERE game = ? ORDER BY number DESC LIMIT 1', crash.code)
  return row && flightFrom(row)
}
