import * as z from 'zod/mini'
import { currencyCode } from './money.ts'
import { instant } from './wire.ts'

/** Who is logged in, as the shell needs it. `type` is the merchant's opaque account type; `agent` is what it means. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  agent: z.boolean(),
  currency: currencyCode,
  hasVip: z.boolean(),
  vipLabelName: z.nullable(z.string()),
  /** The ends of the prize-group slider. */
  minPrizeGroup: z.int(),
  maxPrizeGroup: z.int(),
  /** An agent's own registration code. */
  affiliateCode: z.nullable(z.string()),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
})
export type MemberInfo = z.infer<typeof memberInfo>
