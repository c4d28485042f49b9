import * as z from 'zod/mini'
import { catalogueCode } from '../catalogue/operator-shapes.ts'
import { requestAmount, wireAmount } from '../kit/money.ts'
import { instant, int, queryInt } from '../kit/wire.ts'
import { vendorId, vendorTransaction } from './shapes.ts'

/** A vendor that is connected, and what of it is open now. */
export const connectedVendor = z.object({
  vendor: z.string(),
  /** The origin that its games run at; null: the gateway's own game host. */
  launchUrl: z.nullable(z.string()),
  /** Places of an amount that it can write. */
  exponent: int(),
  /** Of one stake, in whatever currency. */
  maxStake: wireAmount,
  /** Of all wins of one round. */
  maxPayout: wireAmount,
  /** Whether a win that comes after its round was closed is paid. */
  lateWins: z.boolean(),
  callsPerSecond: int(),
  /** Whether it shows a round as it was played, at `<launch address>/replay?round=…&lang=…`. */
  replays: z.boolean(),
  liveKeys: int(),
  openRounds: int(),
  openCases: int(),
})
export type ConnectedVendor = z.output<typeof connectedVendor>

/** What is changed of a vendor; what is not named stays as it is. */
export const vendorChange = z.object({
  vendor: catalogueCode,
  /** An https address without a path; null: the gateway's own game host. */
  launchUrl: z.optional(z.nullable(z.string())),
  exponent: z.optional(queryInt(0, 6)),
  maxStake: z.optional(requestAmount),
  maxPayout: z.optional(requestAmount),
  lateWins: z.optional(z.boolean()),
  callsPerSecond: z.optional(queryInt(1, 100_000)),
  replays: z.optional(z.boolean()),
})
export type VendorChange = z.output<typeof vendorChange>

/** A key by its id; its secret was said once. */
export const vendorKeyListed = z.object({ keyId: z.string(), addedAt: instant, retiredAt: z.nullable(instant) })

/** A round that its vendor has not ended. */
export const unendedRound = z.object({
  vendor: z.string(),
  roundId: z.string(),
  account: z.string(),
  gameCode: z.string(),
  currency: z.string(),
  staked: wireAmount,
  won: wireAmount,
  openedAt: instant,
  /** When something last happened to it. */
  lastAt: instant,
  /** Who has said that it should be closed; null while nobody has. */
  proposedBy: z.nullable(z.string()),
})
export type UnendedRound = z.output<typeof unendedRound>

/** Something of a vendor's that a person has to look at. */
export const openVendorCase = z.object({
  id: z.string(),
  vendor: z.string(),
  kind: z.enum(['STUCK_ROUND', 'ROLLBACK_AFTER_WIN', 'LATE_WIN', 'MOST_PAYOUT']),
  /** The round's or the transaction's id. */
  about: z.string(),
  /** What was asked, as it came. */
  details: z.record(z.string(), z.unknown()),
  openedAt: instant,
})
export type OpenVendorCase = z.output<typeof openVendorCase>

/** What a vendor may give away: so many free rounds to each player, or awards up to a budget. */
export const vendorCampaign = z.object({
  vendor: catalogueCode,
  campaignId: vendorId,
  kind: z.enum(['FREE_ROUNDS', 'AWARD']),
  /** Of each player; 0 where it is not about rounds. */
  rounds: queryInt(0, 10_000),
  /** Of all awards together. */
  budget: z.union([requestAmount, z.literal('0')]),
  endsAt: instant,
})
export type VendorCampaign = z.output<typeof vendorCampaign>

/** A page of a day's transactions, with the counts and the sums of all of it. */
export const vendorDay = z.object({
  date: z.string(),
  timeZone: z.string(),
  counts: z.record(z.string(), int()),
  /** By currency and kind. */
  sums: z.record(z.string(), z.record(z.string(), wireAmount)),
  transactions: z.array(vendorTransaction),
  /** Send it as `after` for the rows that follow; null with the last. */
  next: z.nullable(z.string()),
})
export type VendorDay = z.output<typeof vendorDay>
