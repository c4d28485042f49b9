import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, int } from '../kit/wire.ts'
import { uploadView } from '../upload/shapes.ts'

/**
 * `REQUESTED`: set aside, and waits for a new account or password to be a day old; `REVIEW`: people look at it; `PAYING`: sent to the provider;
 * `UNKNOWN`: no answer came, and it is held until one does; `REJECTED`: back in the balance.
 */
export const withdrawalState = z.enum(['REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'UNKNOWN', 'PAID', 'REJECTED'])
export type WithdrawalState = z.infer<typeof withdrawalState>

/** What its member says of what was paid out. `AUTO`: nothing in time, which counts as received. */
export const receiptState = z.enum(['AWAITED', 'RECEIVED', 'AUTO', 'DISPUTED', 'RESOLVED'])
export type ReceiptState = z.infer<typeof receiptState>

export const withdrawalStep = z.enum([
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'SENT',
  'UNKNOWN',
  'PAID',
  'REJECTED',
  'REMINDER',
  'RECEIVED',
  'AUTO_RECEIVED',
  'DISPUTED',
  'MESSAGE',
  'REST_ARRIVED',
  'CREDITED',
  'FOUND',
  'RETURNED',
])
export type WithdrawalStep = z.infer<typeof withdrawalStep>

export const payeeKind = z.enum(['BANK', 'WALLET'])
export type PayeeKind = z.infer<typeof payeeKind>

/** A bank or a wallet that is paid to. */
export const institution = z.object({ code: z.string(), kind: payeeKind, name: z.string() })
export type Institution = z.infer<typeof institution>

/** An account that a member is paid to; of its number the last four digits are said. */
export const payeeView = z.object({
  payeeId: z.string(),
  kind: payeeKind,
  institution: z.string(),
  institutionName: z.string(),
  account: z.string(),
  name: z.string(),
  /** From when on it is paid to. */
  readyAt: instant,
})
export type PayeeView = z.infer<typeof payeeView>

/** What was said in a dispute, with its proofs: both sides see the same. */
export const disputeEntry = z.object({
  at: instant,
  by: z.enum(['MEMBER', 'OPERATOR', 'SYSTEM']),
  step: withdrawalStep,
  text: z.string(),
  uploads: z.array(uploadView),
})

/** One withdrawal as its member sees it. */
export const withdrawalView = z.object({
  withdrawalId: z.string(),
  reference: z.string(),
  state: withdrawalState,
  receipt: z.nullable(receiptState),
  payee: z.omit(payeeView, { readyAt: true, payeeId: true }),
  amount: money,
  fee: money,
  /** What is paid out: the amount without the fee. */
  net: money,
  /** These three add up to `net` once it is paid, and to nothing before. */
  received: money,
  remaining: money,
  notReceived: money,
  createdAt: instant,
  changedAt: instant,
  /** Nothing is sent before it; null where nothing has to wait. */
  notBefore: z.nullable(instant),
  /** When nine of ten to this institution would be there; null while too few are known. */
  expectedAt: z.nullable(instant),
  /** The provider's reference. */
  providerRef: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** Until when its member is asked; then it counts as received. */
  answerBy: z.nullable(instant),
  /** When its member is reminded next. */
  remindAt: z.nullable(instant),
  /** Until when a dispute is decided. */
  decisionBy: z.nullable(instant),
  steps: z.array(z.object({ at: instant, step: withdrawalStep })),
  file: z.array(disputeEntry),
})
export type WithdrawalView = z.infer<typeof withdrawalView>

/** Money that came in and has to be bet before it goes out again: from a provider, from an agent, by a promotion, or as a bonus. */
export const requirement = z.object({
  id: z.string(),
  kind: z.enum(['DEPOSIT', 'TRANSFER', 'PROMOTION', 'BONUS']),
  at: instant,
  amount: money,
  /** How much has to be bet, and how much of it has been. */
  target: money,
  progress: money,
  /** WAIVED: so little was left that nothing is asked any more. */
  state: z.enum(['ACTIVE', 'MET', 'WAIVED']),
})
export type Requirement = z.infer<typeof requirement>

/** How many minutes half and nine of ten payouts to an institution took; null while too few are known. */
export const payoutTimes = z.object({ institution: z.string(), half: int(), most: int() })
