import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, localized, queryInt } from '../kit/wire.ts'
import { letterId, letterKind, letterLink, letterTo } from './shapes.ts'

/** Writes a message to an account, an agent's team or all accounts; it stands in their inbox at once. Plain text in at least one language. */
export const sendLetter = call({
  method: 'POST',
  path: '/operator/letters',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ to: letterTo, kind: letterKind, title: localized, body: localized, link: z.optional(letterLink) }),
  response: () => z.object({ id: letterId }),
})

/** What people at the desk wrote and is not taken back, the latest first. */
export const operatorLetters = call({
  method: 'GET',
  path: '/operator/letters',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ size: z._default(queryInt(1, 200), 20) }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          id: letterId,
          audience: z.enum(['ONE', 'TEAM', 'ALL']),
          account: z.nullable(z.string()),
          kind: letterKind,
          title: z.string(),
          sentAt: instant,
          sentBy: z.nullable(z.string()),
        }),
      ),
    }),
})

/** Takes a message back from every inbox. */
export const retractLetter = call({
  method: 'DELETE',
  path: '/operator/letters',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ id: letterId }),
  response: () => z.object({ id: letterId }),
})
