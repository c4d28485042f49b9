import * as z from 'zod/mini'
import { COMMISSION_KINDS } from './kinds.ts'

/** What agents are paid for: the difference of rebate rates, turnover of a day or hour, bets of five minutes, what a team lost. */
export const commissionKind = z.enum(COMMISSION_KINDS)

/** What a line says besides its amount, by its kind: figures of the team, tier, gross, what went to downlines. */
export const lineFields = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))
export type LineFields = z.infer<typeof lineFields>

/** How far the payment of a dividend has come. */
export const paymentState = z.enum(['CALCULATED', 'REVIEW', 'APPROVED', 'PARTLY_PAID', 'PAID', 'REJECTED'])
export type PaymentState = z.infer<typeof paymentState>
