import * as z from 'zod/mini'
import { currencyCode } from '../kit/money.ts'
import { checked, instant, int } from '../kit/wire.ts'

/** The pictures that members choose from; each reader's program draws them itself. */
export const MEMBER_ICONS = ['SUN', 'MOON', 'STAR', 'WAVE', 'MOUNTAIN', 'LEAF', 'LOTUS', 'KITE'] as const
export const memberIcon = z.enum(MEMBER_ICONS)
export type MemberIcon = z.infer<typeof memberIcon>

/** Who is logged in, as the shell needs it. `type` is the merchant's opaque account type; `agent` is what it means. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** The picture that the member chose; null: the first letters of the name. */
  icon: z.nullable(memberIcon),
  type: int(),
  agent: z.boolean(),
  currency: currencyCode,
  hasVip: z.boolean(),
  vipLabelName: z.nullable(z.string()),
  /** The ends of the prize-group slider. */
  minPrizeGroup: int(),
  maxPrizeGroup: int(),
  /** An agent's own registration code. */
  affiliateCode: z.nullable(z.string()),
  /** When a trial account runs out; null for a full one. */
  trialEndsAt: z.nullable(instant),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
})
export type MemberInfo = z.infer<typeof memberInfo>

/** 6 to 32 characters, no space at either end. */
export const newPassword = checked(z.string(), z.minLength(6), z.maxLength(32), z.regex(/^\S(.*\S)?$/))
