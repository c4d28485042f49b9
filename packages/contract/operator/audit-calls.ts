import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, queryInt, text } from '../kit/wire.ts'

/**
 * The audit log: sign-ins, sessions that were ended, passwords and bindings that changed, actions at the desk. The newest first; with `after`
 * in the order in which it was written, from the entry that follows that one. Each entry's hash is of the hash before it and of the entry.
 */
export const auditLog = call({
  method: 'GET',
  path: '/operator/audit',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      /** The id of the member whom it is about. */
      account: z.optional(z.uuid()),
      action: z.optional(text(60)),
      after: z.optional(queryInt(0, 999_999_999)),
      size: z._default(queryInt(1, 1000), 50),
    }),
  response: () =>
    z.object({
      /** The last entry there is. */
      head: z.object({ seq: int(), hash: z.string() }),
      list: z.array(
        z.object({
          seq: int(),
          at: instant,
          actor: z.string(),
          action: z.string(),
          subject: z.nullable(z.string()),
          ip: z.nullable(z.string()),
          /** JSON, as it was hashed. */
          details: z.string(),
          previous: z.string(),
          hash: z.string(),
        }),
      ),
    }),
})
