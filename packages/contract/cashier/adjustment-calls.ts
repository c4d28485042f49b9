import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money, requestAmount } from '../kit/money.ts'
import { instant, text } from '../kit/wire.ts'

const adjustmentState = z.enum(['PROPOSED', 'APPROVED', 'REJECTED'])
const direction = z.enum(['CREDIT', 'DEBIT'])

const adjustment = z.object({
  id: z.uuid(),
  account: z.string(),
  /** CREDIT: to the member; DEBIT: from the member. */
  direction,
  amount: money,
  reason: z.string(),
  state: adjustmentState,
  proposedAt: instant,
  proposedBy: z.string(),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Adjustment = z.infer<typeof adjustment>

const OPERATOR_POST = { method: 'POST', token: false, only: 'operator', desk: 'finance' } as const

/** Asks that a member's balance be put right. Nothing moves until somebody else approves it; the same words again are the same proposal. */
export const proposeAdjustment = call({
  ...OPERATOR_POST,
  path: '/operator/adjustment',
  request: () => z.object({ account: text(40), direction, amount: requestAmount, reason: text(500) }),
  response: () => z.object({ adjustment }),
})

/** Approves or rejects a proposal of somebody else's; whoever proposed it may reject it, too. A debit takes no more than the balance holds. */
export const decideAdjustment = call({
  ...OPERATOR_POST,
  path: '/operator/adjustment/decide',
  request: () => z.object({ id: z.uuid(), approve: z.boolean(), note: z.optional(text(500)) }),
  response: () => z.object({ adjustment }),
})

/** The latest adjustments of a state; those that wait for a second person when none is named. */
export const listAdjustments = call({
  method: 'GET',
  path: '/operator/adjustments',
  token: false,
  only: 'operator',
  request: () => z.object({ state: z._default(adjustmentState, 'PROPOSED') }),
  response: () => z.object({ list: z.array(adjustment) }),
})
