import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant } from '../kit/wire.ts'

/**
 * `CREATED`: the provider has not answered yet; `PENDING_PAYMENT`: it waits for the money; `REVIEW`: other money came than was asked for, and
 * a person looks at it; `EXPIRED`, `CANCELLED` and `FAILED`: no money came, and what comes all the same is credited once; `REVERSED`: the
 * provider took the money back.
 */
export const depositState = z.enum(['CREATED', 'PENDING_PAYMENT', 'REVIEW', 'CREDITED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REVERSED'])
export type DepositState = z.infer<typeof depositState>

/** What kind of way to pay it is. */
export const methodKind = z.enum(['QR', 'BANK', 'WALLET', 'CARD', 'OTHER'])
export type MethodKind = z.infer<typeof methodKind>

/** What to type in where the code cannot be scanned. */
export const paymentField = z.object({ name: z.enum(['BANK', 'ACCOUNT_NUMBER', 'ACCOUNT_NAME', 'MESSAGE', 'WALLET']), value: z.string() })

/** How one deposit is paid: on a page of the provider's, by a code, by hand, or by what the method's instructions say. */
export const paymentPage = z.object({
  url: z.optional(z.string()),
  /** The text of a QR code. */
  qr: z.optional(z.string()),
  fields: z.array(paymentField),
})
export type PaymentPage = z.infer<typeof paymentPage>

/** One deposit as its member sees it. */
export const depositView = z.object({
  depositId: z.string(),
  /** What a person quotes: short, and of this deposit alone. */
  reference: z.string(),
  method: z.string(),
  methodName: z.string(),
  sandbox: z.boolean(),
  state: depositState,
  amount: money,
  /** Taken off what is credited. */
  fee: money,
  /** What came in, where that is something else than was asked for. */
  arrived: z.nullable(money),
  /** What the balance grew by; null while it has not. */
  credited: z.nullable(money),
  page: z.nullable(paymentPage),
  instructions: z.optional(z.string()),
  createdAt: instant,
  /** Until when it should be paid; money that comes later is credited all the same. */
  expiresAt: z.nullable(instant),
  /** When it came to its present state. */
  changedAt: instant,
  /** In the provider's words, why it was declined. */
  reason: z.nullable(z.string()),
})
export type DepositView = z.infer<typeof depositView>

/** Why a provider's payment was not credited as it came. `NO_NEWS`: for three days nobody said whether a deposit was paid. `OVER_LIMIT`: it came when the
 * deposit no longer took room in its owner's limit, and would pass it. */
export const unmatchedReason = z.enum([
  'UNKNOWN_DEPOSIT',
  'REFERENCE_USED',
  'OTHER_AMOUNT',
  'SECOND_PAYMENT',
  'CONTRADICTION',
  'REVERSAL',
  'NO_NEWS',
  'OVER_LIMIT',
])
export type UnmatchedReason = z.infer<typeof unmatchedReason>

export const unmatchedState = z.enum(['OPEN', 'CREDITED', 'CLOSED', 'REVERSED'])
export type UnmatchedState = z.infer<typeof unmatchedState>
