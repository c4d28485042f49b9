import * as z from 'zod/mini'
import { requestAmount, currencyCode } from '../kit/money.ts'
import { checked, int, localized, matching } from '../kit/wire.ts'
import { methodKind } from './shapes.ts'

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
  kind: z._default(methodKind, 'OTHER'),
  /** Taken off what is credited, in parts of ten thousand. */
  fee: z._default(checked(int(), z.minimum(0), z.maximum(5_000)), 0),
  /** How long a payment usually takes to arrive. */
  minutes: z._default(z.nullable(checked(int(), z.minimum(0), z.maximum(10_000))), null),
})
export type OperatorPaymentMethod = z.output<typeof paymentMethod>
