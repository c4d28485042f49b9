import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, queryInt, text, upTo } from '../kit/wire.ts'
import {
  linkRate,
  linkSort,
  linkState,
  linkType,
  LONGEST_REASON,
  placeAfter,
  registeredAccount,
  registerLink,
  wantedLink,
  wantedRates,
} from './shapes.ts'

/** A page of the caller's register links, with what all that match come to. `next` and `previous` lead on from the rows themselves. */
export const registerLinks = call({
  method: 'GET',
  path: '/wps/agent/links',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      /** Part of a code or of a channel. */
      find: z.optional(text(64)),
      type: z.optional(linkType),
      state: z.optional(linkState),
      sort: z._default(linkSort, 'created'),
      order: z._default(z.enum(['asc', 'desc']), 'desc'),
      after: z.optional(placeAfter),
      before: z.optional(placeAfter),
      pageSize: z._default(queryInt(1, 200), 50),
    }),
  response: () =>
    z.object({
      list: z.array(registerLink),
      next: z.nullable(placeAfter),
      previous: z.nullable(placeAfter),
      totals: z.object({ links: int(), uses: int(), clicks: int(), deposited: int() }),
      /** The most that the caller may give of each category: what it has now and tomorrow. */
      own: z.array(linkRate),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/** Makes a link by which people register below the caller, as members or as agents, with these rebates. */
export const addRegisterLink = call({
  method: 'POST',
  path: '/wps/agent/links',
  token: true,
  only: 'agent',
  request: wantedLink,
  response: () => registerLink,
})

/** Takes a link back, for a reason that its agent reads later. One that is revoked stays as it is. */
export const revokeRegisterLink = call({
  method: 'POST',
  path: '/wps/agent/links/revoke',
  token: true,
  only: 'agent',
  request: () => z.object({ linkId: z.uuid(), reason: text(LONGEST_REASON) }),
  response: () => registerLink,
})

/** Lowers what a link promises above the caller's own rates to those. */
export const fitRegisterLink = call({
  method: 'POST',
  path: '/wps/agent/links/fit',
  token: true,
  only: 'agent',
  request: () => z.object({ linkId: z.uuid() }),
  response: () => registerLink,
})

/** Accounts that registered by a link of the caller's, or without one those that the caller opened; the latest first. */
export const registeredAccounts = call({
  method: 'GET',
  path: '/wps/agent/registered',
  token: true,
  only: 'agent',
  request: () => z.object({ linkId: z.optional(z.uuid()), after: z.optional(placeAfter), pageSize: z._default(queryInt(1, 100), 10) }),
  response: () => z.object({ list: z.array(registeredAccount), next: z.nullable(placeAfter), total: int(), serverNow: instant }),
})

/** Opens an account directly below the caller. Its first password is told this once, and changed by whoever logs in with it. */
export const openDownline = call({
  method: 'POST',
  path: '/wps/agent/downlines',
  token: true,
  only: 'agent',
  request: () => z.object({ username: upTo(64), type: linkType, rates: wantedRates }),
  response: () => z.object({ memberId: z.uuid(), account: z.string(), password: z.string() }),
})

/** Counts that somebody opened a link; once a day for a browser of a network, and not for who is logged in. */
export const openInvitation = call({
  method: 'POST',
  path: '/wps/agent/invitation',
  token: 'optional',
  request: () => z.object({ code: text(40) }),
  response: () => z.object({}),
})
