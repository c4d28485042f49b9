import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, text } from '../kit/wire.ts'
import { depositView, unmatchedReason, unmatchedState } from './shapes.ts'

const unmatchedAction = z.enum(['CREDIT', 'CLOSE', 'REVERSE'])

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
  /** What one person wants to be done with it; another who asks for the same makes it so. Null where nobody has asked, or nothing moves. */
  proposal: z.nullable(
    z.object({
      action: unmatchedAction,
      /** Who is to get it, where it is credited. */
      account: z.nullable(z.string()),
      by: z.string(),
      at: instant,
      note: z.string(),
    }),
  ),
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
 * Ends an open case: CREDIT gives what was paid to the member whose deposit it names, or to `account`; CLOSE moves nothing to
 * a member, because the provider paid it back or nothing was paid; REVERSE takes a credit back that the provider reversed, from the balance and, where that
 * does not hold it, as what the member owes. Once only. Where money moves it takes two people: the first word is a proposal, and the case ends when somebody
 * else says the same; what says something else stands in its place.
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
      action: unmatchedAction,
      account: z.optional(text(40)),
      note: text(500),
    }),
  response: () => z.object({ payment: unmatchedPayment }),
})

/** One deposit with everything that was said and done about it, by its id or the reference that its member was shown. */
export const operatorDeposit = call({
  method: 'GET',
  path: '/operator/deposit',
  token: false,
  only: 'operator',
  request: () => z.object({ deposit: text(100) }),
  response: () =>
    z.object({
      deposit: depositView,
      account: z.string(),
      provider: z.string(),
      providerRef: z.nullable(z.string()),
      /** When the provider is asked next; null when it is not. */
      nextAskAt: z.nullable(instant),
      notices: z.array(
        z.object({
          at: instant,
          /** `NOTICE`: sent by the provider; `ASKED`: its answer to a question of ours. */
          source: z.enum(['NOTICE', 'ASKED']),
          outcome: z.string(),
          providerRef: z.string(),
          amount: money,
          state: z.enum(['QUEUED', 'DONE']),
        }),
      ),
      postings: z.array(z.object({ at: instant, code: z.string(), amount: money })),
      cases: z.array(unmatchedPayment),
    }),
})

/** Asks the provider of a deposit now what has become of it. */
export const askProvider = call({
  method: 'POST',
  path: '/operator/deposit/ask',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ deposit: text(100) }),
  response: () => z.object({ answer: z.enum(['PAID', 'DECLINED', 'REVERSED', 'PENDING', 'EXPIRED', 'UNKNOWN']), deposit: depositView }),
})
