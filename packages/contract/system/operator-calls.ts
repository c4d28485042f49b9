import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, text } from '../kit/wire.ts'
import { signedDomainList } from './shapes.ts'

/** Opens the site (0), puts it in maintenance (1) or closes it to the region it serves (2). */
export const setStatus = call({
  method: 'POST',
  path: '/operator/status',
  token: false,
  only: 'operator',
  request: () => z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), message: z.optional(text(500)) }),
  response: () => z.object({ status: int() }),
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
