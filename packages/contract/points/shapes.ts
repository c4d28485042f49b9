import * as z from 'zod/mini'
import { money, requestAmount } from '../kit/money.ts'
import { checked, instant, int, listOf, localized, matching, text } from '../kit/wire.ts'

/** How a thing comes: by itself, or to an address. */
export const pointItemKind = z.enum(['DIGITAL', 'DELIVERY'])
export type PointItemKind = z.infer<typeof pointItemKind>

export const pointOrderState = z.enum(['PROCESSING', 'APPROVED', 'REJECTED'])
export type PointOrderState = z.infer<typeof pointOrderState>

export const pointItemCode = matching(/^[a-z0-9][a-z0-9-]{0,39}$/)

/** Points of one thing or one conversion. */
export const wholePoints = checked(z.int(), z.minimum(1), z.maximum(1_000_000_000))

/** A thing in the mall, in the reader's words. */
export const pointItem = z.object({
  item: pointItemCode,
  name: z.string(),
  text: z.string(),
  kind: pointItemKind,
  points: int(),
  /** What it costs in money besides; null for nothing. */
  amount: z.nullable(money),
  /** How many are left; null where that is not counted. */
  left: z.nullable(int()),
  imageUrl: z.nullable(z.string()),
  /** Within how many days it is there; 0 is at once. */
  days: int(),
})
export type PointItem = z.infer<typeof pointItem>

/** A thing that a member asked for. Points, money and stock left when they did; a rejection gives all of it back. */
export const pointOrder = z.object({
  orderNumber: z.string(),
  item: pointItemCode,
  name: z.string(),
  kind: pointItemKind,
  quantity: int(),
  points: int(),
  amount: z.nullable(money),
  state: pointOrderState,
  remark: z.nullable(z.string()),
  /** Under which its carrier knows it. */
  tracking: z.nullable(z.string()),
  address: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
})
export type PointOrder = z.infer<typeof pointOrder>

export const pointMovementKind = z.enum(['EARNED', 'CONVERTED', 'REDEEMED', 'RETURNED', 'MISSION', 'PRIZE'])
export type PointMovementKind = z.infer<typeof pointMovementKind>

/** One change of a member's points. `change` is what was earned or spent; what of it was owed before never reached the balance. */
export const pointMovement = z.object({
  id: z.string(),
  at: instant,
  kind: pointMovementKind,
  /** Where the bets of `EARNED` were: a category of games, and by how much their valid bets rose or fell. */
  category: z.nullable(z.string()),
  valid: z.nullable(money),
  /** The thing of `REDEEMED` and `RETURNED`. */
  name: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  /** What `CONVERTED` brought. */
  cash: z.nullable(money),
  change: int(),
  balance: int(),
})
export type PointMovement = z.infer<typeof pointMovement>

/** `points` for every `per` of valid bets in a category of games. */
export const pointRule = z.object({ category: matching(/^[A-Z0-9_]{1,20}$/), per: requestAmount, points: wholePoints })

/** How points are earned and turned into money, in the merchant's currency. */
export const pointSettings = z.object({
  earning: listOf(pointRule, 0, 30),
  /** Steps of so many points for so much money, from `min` on; null where points are not converted. */
  convert: z.nullable(z.object({ points: wholePoints, cash: requestAmount, min: wholePoints })),
})
export type PointSettings = z.infer<typeof pointSettings>

/** A thing in the mall, as the desk writes it. */
export const pointItemDraft = z.object({
  item: pointItemCode,
  name: localized,
  text: z._default(localized, {}),
  kind: pointItemKind,
  points: wholePoints,
  amount: z._default(z.nullable(requestAmount), null),
  left: z._default(z.nullable(checked(z.int(), z.minimum(0), z.maximum(1_000_000))), null),
  /** A path of this site. */
  imageUrl: z._default(z.nullable(matching(/^\/[\w./-]{1,299}$/)), null),
  days: z._default(checked(z.int(), z.minimum(0), z.maximum(365)), 0),
  open: z._default(z.boolean(), true),
})
export type PointItemDraft = z.infer<typeof pointItemDraft>

/** An order as the desk sees it. */
export const deskPointOrder = z.object({ account: z.string(), decidedBy: z.nullable(z.string()), order: pointOrder })
export const orderNumber = text(40)
