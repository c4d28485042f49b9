import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, listOf, nothing, queryInt } from '../kit/wire.ts'
import { letter, letterId, letterKind, unreadLetters } from './shapes.ts'

/** How many messages to the member are unread. */
export const unreadCount = call({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: true,
  account: 'real',
  response: () => z.object({ unreadCount: int(), byKind: unreadLetters }),
})

/** Messages to the member, the newest first: the page before the letter `before`. */
export const memberLetters = call({
  method: 'GET',
  path: '/wps/member/letters',
  token: true,
  account: 'real',
  request: () => z.object({ kind: z.optional(letterKind), before: z.optional(letterId), size: z._default(queryInt(1, 50), 20) }),
  response: () =>
    z.object({
      list: z.array(letter),
      more: z.boolean(),
      /** Whether the member has stopped letters of offers. */
      offersStopped: z.boolean(),
      serverNow: instant,
    }),
})

/** Marks messages as read or as unread; ones that are not the member's are none. */
export const markLetters = call({
  method: 'POST',
  path: '/wps/member/letters/mark',
  token: true,
  account: 'real',
  request: () => z.object({ ids: listOf(letterId, 1, 50), read: z.boolean() }),
  response: () => nothing,
})

/** Marks every message as read up to one that the reader has seen; what came after it stays unread. */
export const readLetters = call({
  method: 'POST',
  path: '/wps/member/letters/read',
  token: true,
  account: 'real',
  request: () => z.object({ upTo: letterId, kind: z.optional(letterKind) }),
  response: () => nothing,
})

/** Deletes messages for the member. */
export const deleteLetters = call({
  method: 'POST',
  path: '/wps/member/letters/delete',
  token: true,
  account: 'real',
  request: () => z.object({ ids: listOf(letterId, 1, 50) }),
  response: () => nothing,
})
