import type { Key } from '../../vendor/client.ts'
import type { Span } from '../plan.ts'

export const VENDOR = 'BENCH'
export const GAME = 'BENCH-1'
export const CONNECTIONS = 16
export const PLAYERS = 200
/** Of one whole unit, in ten-thousandths. */
export const STAKE = 10_000

/** A vendor's bet over HTTP to the bare transaction, on PostgreSQL. */
export const RATIO_GOAL = 0.5
/** All bets from one wallet, to the bare transaction of many. */
export const HOT_GOAL = 0.35
/** Bets a second that come whether or not those before are answered, and the milliseconds that 99 of 100 take at most. */
export const PACES = [
  { perSecond: 200, p99: 25 },
  { perSecond: 500, p99: 50 },
] as const

/** What the gateway's process says once players can bet. */
export interface WalletReady {
  readonly url: string
  readonly key: Key
  /** Of the portal's sessions. */
  readonly tokens: readonly string[]
}

/** What is to be measured: how many players bet, and how fast; as fast as answers come where no pace is said. */
export interface Turn extends Span {
  readonly players: number
  readonly perSecond?: number
}

/** As much work at once as may wait at a pace: beyond what the gateway's pool has, so that bets wait in the gateway and not with who asks. */
export const lanesOf = ({ perSecond }: Turn): number => (perSecond === undefined ? CONNECTIONS : 4 * CONNECTIONS)
