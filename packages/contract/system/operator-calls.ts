import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { checked, instant, int, text } from '../kit/wire.ts'
import { signedDomainList } from './shapes.ts'

/** Thirty-one days: enough to see a month end. */
const LONGEST_ADVANCE_SECONDS = 31 * 86_400

/** Opens the site (0), puts it in maintenance (1) or closes it to the region it serves (2). */
export const setStatus = call({
  method: 'POST',
  path: '/operator/status',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      message: z.optional(text(500)),
      until: z.optional(instant),
    }),
  response: () => z.object({ status: int() }),
})

/** Sets a demonstration's clock forward, so that draws, salaries and expiries can be watched. A production gateway refuses. */
export const advanceClock = call({
  method: 'POST',
  path: '/operator/clock',
  token: false,
  only: 'operator',
  request: () => z.object({ seconds: checked(int(), z.minimum(1), z.maximum(LONGEST_ADVANCE_SECONDS)) }),
  response: () => z.object({ now: instant }),
})

/** Publishes a signed list of domains to the desktop clients. The gateway has no key: the clients judge the signatures. */
export const publishDomains = call({
  method: 'POST',
  path: '/operator/domains',
  token: false,
  only: 'operator',
  request: () => signedDomainList,
  response: () => z.object({ version: int(), expires: instant, origins: int() }),
})
