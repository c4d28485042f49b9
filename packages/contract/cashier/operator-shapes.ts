import * as z from 'zod/mini'
import { requestAmount, currencyCode } from '../kit/money.ts'
import { localized, matching } from '../kit/wire.ts'

/** The last part of the address of a provider's notices, and `provider` in them. */
export const providerName = matching(/^[a-z][a-z0-9-]{1,29}$/)
export const methodName = matching(/^[A-Z][A-Z0-9_]{1,29}$/)

/** One way to pay in, as the operator writes it. */
export const paymentMethod = z.object({
  method: methodName,
  provider: providerName,
  names: localized,
  /** What a member has to do to pay, e.g. the account to transfer to. */
  instructions: z.optional(localized),
  /** The least and the most of one deposit, by currency; a currency without bounds is not taken. */
  bounds: z.record(currencyCode, z.object({ min: requestAmount, max: requestAmount })),
  open: z._default(z.boolean(), true),
})
export type OperatorPaymentMethod = z.output<typeof paymentMethod>
