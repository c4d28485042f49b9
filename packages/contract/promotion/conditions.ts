import * as z from 'zod/mini'
import { requestAmount } from '../kit/money.ts'
import { checked, int } from '../kit/wire.ts'

const days = /* @__PURE__ */ checked(int(), z.minimum(1), z.maximum(3650))

/** What a member has to fulfil for a promotion. */
export const promotionCondition = z.discriminatedUnion('kind', [
  /** The account is so many days old. */
  z.object({ kind: z.literal('ACCOUNT_AGE'), days }),
  /** An e-mail address or a mobile number is bound. */
  z.object({ kind: z.literal('CONTACT_BOUND') }),
  /** The documents that the operator asks of members are accepted. */
  z.object({ kind: z.literal('VERIFIED') }),
  /** So much was paid in within the last days. */
  z.object({ kind: z.literal('DEPOSITED'), amount: requestAmount, days }),
  /** So much was bet and counted within the last days. */
  z.object({ kind: z.literal('VALID_BETS'), amount: requestAmount, days }),
  /** No money waits to be bet before it may go out. */
  z.object({ kind: z.literal('NOTHING_TO_BET') }),
])
export type PromotionCondition = z.infer<typeof promotionCondition>

/** A condition as its member sees it: fulfilled, or how far it has come, in days or as an amount. */
export const conditionView = z.object({ condition: promotionCondition, met: z.boolean(), now: z.nullable(z.string()) })
export type ConditionView = z.infer<typeof conditionView>
