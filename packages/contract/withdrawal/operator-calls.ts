import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, int, text } from '../kit/wire.ts'
import { withdrawalStep, withdrawalView } from './shapes.ts'

const withdrawal = text(100)

/** What waits for somebody at the desk. `CASE`: the provider contradicts itself, or says nothing for three days. */
const queue = z.enum(['REVIEW', 'UNKNOWN', 'DISPUTED', 'CASE', 'ALL'])

const deskWithdrawal = z.object({
  withdrawal: withdrawalView,
  /** Whose it is. */
  owner: z.string(),
  /** In full, to be compared with the provider's. */
  payeeAccount: z.string(),
  provider: z.string(),
  /** How many people have to agree before it is paid; who did. */
  approvals: int(),
  approvedBy: z.array(z.string()),
  /** What is contradictory about it; null where nothing is. */
  attention: z.nullable(z.string()),
  nextAskAt: z.nullable(instant),
})
export type DeskWithdrawal = z.infer<typeof deskWithdrawal>

/** Withdrawals that wait for somebody, the oldest first; `ALL`: the latest. */
export const operatorWithdrawals = call({
  method: 'GET',
  path: '/operator/withdrawals',
  token: false,
  only: 'operator',
  request: () => z.object({ queue: z._default(queue, 'REVIEW') }),
  response: () => z.object({ list: z.array(deskWithdrawal) }),
})

/** One withdrawal with everything that was said and done, by its id or the reference that its member was shown. */
export const operatorWithdrawal = call({
  method: 'GET',
  path: '/operator/withdrawal',
  token: false,
  only: 'operator',
  request: () => z.object({ withdrawal }),
  response: () =>
    z.object({
      ...deskWithdrawal.shape,
      story: z.array(z.object({ at: instant, step: withdrawalStep, by: z.string(), text: z.string() })),
      postings: z.array(z.object({ at: instant, code: z.string(), amount: money })),
    }),
})

/** Agrees to a withdrawal that is looked at, or gives the money back with a reason for its member. Above the bound two people have to agree. */
export const reviewWithdrawal = call({
  method: 'POST',
  path: '/operator/withdrawal/review',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ withdrawal, action: z.enum(['APPROVE', 'REJECT']), note: text(500) }),
  response: () => deskWithdrawal,
})

/**
 * Deals with a payout whose outcome is not known: ASK asks the provider now, AGAIN sends the same order once more, PAID and REFUSED say what somebody found
 * out. CLOSE ends a case about which nothing is left to do. These three take two people.
 */
export const settlePayout = call({
  method: 'POST',
  path: '/operator/withdrawal/payout',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ withdrawal, action: z.enum(['ASK', 'AGAIN', 'PAID', 'REFUSED', 'CLOSE']), note: text(500) }),
  response: () => deskWithdrawal,
})

/** Says something in a dispute, which its member reads. */
export const replyInDispute = call({
  method: 'POST',
  path: '/operator/withdrawal/reply',
  token: false,
  only: 'operator',
  desk: 'support',
  request: () => z.object({ withdrawal, text: text(1000) }),
  response: () => deskWithdrawal,
})

/** Ends a dispute: CREDIT gives what is missing back to the balance, FOUND says that it is at the bank. A credit above the bound takes two people. */
export const resolveDispute = call({
  method: 'POST',
  path: '/operator/withdrawal/resolve',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ withdrawal, action: z.enum(['CREDIT', 'FOUND']), note: text(500) }),
  response: () => deskWithdrawal,
})
