import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, int, matching, queryInt } from '../kit/wire.ts'

/** How the operator names an account; the gateway holds a new one to the rules of registration. */
export const accountName = matching(/^[A-Za-z][A-Za-z0-9]{3,15}$/)
export const affiliateCode = matching(/^[A-Za-z0-9]{4,20}$/)
export const prizeGroup = queryInt(1000, 2000)

/** An account as the operator sees it. */
export const accountRow = z.object({
  account: z.string(),
  nickname: z.string(),
  kind: z.enum(['agent', 'member', 'trial']),
  upline: z.nullable(z.string()),
  affiliateCode: z.nullable(z.string()),
  state: z.enum(['ACTIVE', 'BLOCKED']),
  maxPrizeGroup: int(),
  mustChangePassword: z.boolean(),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
})
export type AccountRow = z.infer<typeof accountRow>

/** Null for an account without a ledger, as a trial is. */
export const moneyOfAccount = z.nullable(z.object({ cash: money }))
