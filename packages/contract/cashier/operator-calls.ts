import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, text } from '../kit/wire.ts'
import { unmatchedReason, unmatchedState } from './shapes.ts'

const unmatchedPayment = z.object({
  id: z.string(),
  provider: z.string(),
  providerRef: z.string(),
  /** As the provider named it; it may be none of ours. */
  depositId: z.string(),
  /** Whose deposit it is; null when there is none. */
  account: z.nullable(z.string()),
  amount: money,
  reason: unmatchedReason,
  /** The amount stands on the suspense account until the payment is resolved. */
  held: z.boolean(),
  receivedAt: instant,
  state: unmatchedState,
  resolvedAt: z.nullable(instant),
  resolvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>

/** Payments that a provider confirmed and that match no deposit as it was asked for, the latest first; those still open when no state is named. */
export const listUnmatchedPayments = call({
  method: 'GET',
  path: '/operator/payments',
  token: false,
  only: 'operator',
  request: () => z.object({ state: z._default(unmatchedState, 'OPEN') }),
  response: () => z.object({ list: z.array(unmatchedPayment) }),
})

/**
 * Ends an open unmatched payment: CREDIT gives what was paid to the member whose deposit it names, or to `account`; CLOSE moves nothing to
 * a member, because the provider paid it back or nothing was paid. Once only.
 */
export const resolveUnmatchedPayment = call({
  method: 'POST',
  path: '/operator/payments/resolve',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      id: z.uuid(),
      action: z.enum(['CREDIT', 'CLOSE']),
      account: z.optional(text(40)),
      note: text(500),
    }),
  response: () => z.object({ payment: unmatchedPayment }),
})
