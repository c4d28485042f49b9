import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, int, queryInt } from '../kit/wire.ts'
import { ticket, ticketBundle, ticketPool } from './shapes.ts'

/** Pools of prizes with what is left of each, and the reader's tickets. Refused during a break, with a limit set, and to trial accounts. */
export const ticketPools = call({
  method: 'GET',
  path: '/wps/relay/ticketPools',
  token: true,
  account: 'real',
  response: () => z.object({ pools: z.array(ticketPool), serverNow: instant }),
})

/** The reader's opened and expired tickets, the latest first. */
export const openedTickets = call({
  method: 'GET',
  path: '/wps/relay/openedTickets',
  token: true,
  account: 'real',
  request: () => z.object({ before: z.optional(queryInt(1, 999_999_999)), limit: z._default(queryInt(1, 50), 20) }),
  response: () =>
    z.object({
      list: z.array(ticket),
      /** What the next page is asked before; null at the end. */
      next: z.nullable(int()),
    }),
})

/** Opens a ticket, or enters it into its raffle. The prize is stored and paid before the answer; asked again, it is the same. */
export const claimRafflePromotion = call({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  token: true,
  account: 'real',
  request: () => z.object({ ticket: z.uuid() }),
  response: () => z.object({ ticket, pool: ticketPool, balance: money }),
})

/** Everything published of a pool, with proofs of the reader's own tickets. */
export const ticketPoolBundle = call({
  method: 'GET',
  path: '/wps/relay/ticketPoolBundle',
  token: true,
  account: 'real',
  request: () => z.object({ pool: z.uuid() }),
  response: () => ticketBundle,
})
