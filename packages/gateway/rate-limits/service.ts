import { Failure } from '../failure.ts'
import { addressKey } from '../kit/address-key.ts'
import type { Platform } from '../platform.ts'
import { countCall } from './store.ts'

const MINUTE_MS = 60_000

/** Limits of calls a minute that all instances count together: of those by which secrets are guessed, accounts opened and messages sent. */
export interface RateLimits {
  /** @throws Failure RATE_LIMITED with `retryAfter` once an address has made the call `most` times in this minute */
  count(call: string, address: string, most: number): Promise<void>
}

export const createRateLimits = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): RateLimits => ({
  count: async (call, address, most) => {
    const now = clock.now().getTime()
    const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
    const count = await countCall(database.orm, `${call} ${addressKey(address)}`, new Date(minute))
    if (count > most) throw new Failure('RATE_LIMITED', { retryAfter: Math.ceil((minute + MINUTE_MS - now) / 1000) })
  },
})
