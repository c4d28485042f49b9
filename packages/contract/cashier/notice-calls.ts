import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { currencyCode, requestAmount } from '../kit/money.ts'
import { text } from '../kit/wire.ts'

/**
 * A payment provider's signed word, in the contract's own form, at an address of its own; the headers are those of Standard Webhooks (`webhook-id`,
 * `webhook-timestamp`, `webhook-signature`). It is answered as soon as it is verified and stored, and worked on afterwards. A provider with a
 * form of its own sends that to the same address.
 */
export const paymentNotice = call({
  method: 'POST',
  path: '/wps/cashier/webhook/{provider}',
  token: false,
  only: 'provider',
  request: () =>
    z.object({
      /** The deposit's id or the reference that its member was shown. One of this and `payoutId`. */
      depositId: z.optional(text(100)),
      payoutId: z.optional(text(100)),
      /** The provider's own, one for each payment. */
      providerRef: text(100),
      amount: requestAmount,
      currency: currencyCode,
      /** `REVERSED`: money that was paid has been taken back. */
      outcome: z.enum(['PAID', 'DECLINED', 'REVERSED']),
      /** Why, where it was declined: the member reads it. */
      reason: z.optional(text(200)),
    }),
  response: () => z.object({ received: z.literal(true) }),
})
