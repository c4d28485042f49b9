import * as z from 'zod/mini'
import { money, requestAmount } from '../kit/money.ts'
import { MEMBER_SECTIONS } from '../system/sections.ts'
import { instant, int, listOf, localized, text, upTo } from '../kit/wire.ts'

/** What a member may write of themselves; each is a text, and empty where nothing was written. */
export const PROFILE_FIELDS = [
  'payeeName',
  'birthday',
  'idNumber',
  'nickname',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
  'zalo',
  'whatsapp',
  'line',
  'facebook',
  'telegram',
  'qqNum',
  'wechat',
] as const
export const profileField = z.enum(PROFILE_FIELDS)
export type ProfileField = z.infer<typeof profileField>

/** Of a profile: `masked` where it is not shown in full, `fixed` where its member cannot change it any more. */
export const profileEntry = z.object({ field: profileField, value: z.string(), masked: z.boolean(), fixed: z.boolean() })
export type ProfileEntry = z.infer<typeof profileEntry>

/** What waits for its member. */
export const waitingKind = z.enum([
  'DEPOSIT',
  'WITHDRAWAL',
  'LIMIT_RAISE',
  'VERIFICATION',
  'BONUS',
  'MISSION',
  'TICKET',
  'MESSAGE',
  'WITHDRAW_PASSWORD',
])
export type WaitingKind = z.infer<typeof waitingKind>

/** One thing that waits: where it is answered, and by when. The most urgent comes first. */
export const waitingItem = z.object({
  kind: waitingKind,
  section: z.union([z.enum(MEMBER_SECTIONS), z.literal('limits')]),
  /** How many of it. */
  count: int(),
  amount: z.nullable(money),
  until: z.nullable(instant),
  /** Whether it is counted in the menu; what is only recommended is not. */
  badge: z.boolean(),
})
export type WaitingItem = z.infer<typeof waitingItem>

/** A level of the VIP programme: valid bets of a quarter from which it holds, and what it gives, in the operator's words. */
export const vipLevel = z.object({
  /** Its name, the same in every language. */
  label: text(30),
  from: requestAmount,
  gives: listOf(localized, 0, 8),
})
export type VipLevel = z.infer<typeof vipLevel>

/** What a friend brings: `reward` once, when their deposits within `days` of joining come to `deposit`. */
export const referralScheme = z.object({ open: z.boolean(), reward: requestAmount, deposit: requestAmount, days: int() })
export type ReferralScheme = z.infer<typeof referralScheme>

/** `WAITING`: not enough was paid in yet; `REWARDED`; `OVER`: the days went by. */
export const friendState = z.enum(['WAITING', 'REWARDED', 'OVER'])
export type FriendState = z.infer<typeof friendState>

export const friend = z.object({ name: upTo(40), joinedAt: instant, state: friendState, reward: z.nullable(money) })
export type Friend = z.infer<typeof friend>
