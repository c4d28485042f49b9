import { type AreaOf, areaOf } from '../kit/area.ts'
import { HOUR_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { createRateLimits, type RateLimits } from './service.ts'
import { sweepCalls } from './store.ts'

export type { RateLimits }

/** How often an address may make the calls that guess a secret, counted by all instances together. */
export const rateLimitsArea = (platform: Platform): AreaOf<RateLimits> =>
  areaOf(createRateLimits(platform), {
    name: 'rate-limits',
    bindings: [],
    sweep: (tx, now) => sweepCalls(tx, new Date(now.getTime() - HOUR_MS)),
  })
