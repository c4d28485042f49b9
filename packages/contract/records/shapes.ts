import * as z from 'zod/mini'
import { betState } from '../bets/shapes.ts'
import { depositState } from '../cashier/shapes.ts'
import { money } from '../kit/money.ts'
import { day, gameCode, instant, int, matching, upTo } from '../kit/wire.ts'
import { transferKind } from '../transfer/shapes.ts'
import { receiptState, requirement, withdrawalState } from '../withdrawal/shapes.ts'
import { roundState } from './round-shapes.ts'

/** How a member's records call a movement of money. A stake locked for a plan is a bet, and one given back a bet of the other sign. */
export const recordKind = z.enum(['DEPOSIT', 'WITHDRAWAL', 'BET', 'PAYOUT', 'REBATE', 'BONUS', 'TRANSFER', 'OTHER'])
export type RecordKind = z.infer<typeof recordKind>

/** The place of a movement in a member's record, as the gateway gave it. */
export const recordCursor = matching(/^\d{1,15}\.\d{1,19}$/)

/** Days of the merchant's, both included: at most 366, none more than 12 months ago. Today alone when absent. */
export const recordRange = { from: z.optional(day), to: z.optional(day) }

/** What every answer about some days says of them. */
export const rangeAnswer = { from: day, to: day, timeZone: z.string(), serverNow: instant }

/** `product`: a game's code; empty for what is about no game. `vendor`: whose game it is; a game that is in no catalogue has none. */
export const recordFilter = { kind: z.optional(recordKind), product: z.optional(upTo(40)), vendor: z.optional(upTo(40)) }

/** What a movement is about. */
export const recordSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BET'),
    betId: z.string(),
    gameCode,
    gameName: z.string(),
    numero: z.string(),
    play: z.string(),
    state: betState,
    /** Payout and rebate less stake; null while it waits for its draw. */
    net: z.nullable(money),
  }),
  z.object({
    kind: z.literal('PLAN'),
    planId: z.string(),
    gameCode,
    gameName: z.string(),
    play: z.string(),
    state: z.enum(['ACTIVE', 'DONE', 'STOPPED', 'CANCELLED']),
  }),
  z.object({ kind: z.literal('DEPOSIT'), depositId: z.string(), reference: z.string(), name: z.string(), state: depositState }),
  z.object({
    kind: z.literal('WITHDRAWAL'),
    withdrawalId: z.string(),
    reference: z.string(),
    /** Who pays it out to the member, and the last digits of their account there. */
    name: z.string(),
    account: z.string(),
    state: withdrawalState,
    receipt: z.nullable(receiptState),
  }),
  z.object({
    kind: z.literal('TRANSFER'),
    transferId: z.string(),
    transfer: transferKind,
    /** The vendor, or the account of the other member. */
    other: z.string(),
  }),
  z.object({
    kind: z.literal('ROUND'),
    /** As the vendor calls it. */
    roundId: z.string(),
    gameCode,
    gameName: z.string(),
    vendorName: z.string(),
    state: roundState,
    /** Payout less stake; null while the round is open. */
    net: z.nullable(money),
  }),
])
export type RecordSubject = z.infer<typeof recordSubject>

export const recordRow = z.object({
  id: z.string(),
  cursor: recordCursor,
  at: instant,
  kind: recordKind,
  /** Why it moved, e.g. `STAKE`. */
  code: z.string(),
  /** Below zero where it went out. */
  amount: money,
  /** What was held after it. */
  balance: money,
  subject: z.nullable(recordSubject),
})
export type RecordRow = z.infer<typeof recordRow>

/** What came in and went out, `out` without a sign; `net` is in − out. */
export const flow = { in: money, out: money, net: money, movements: int() }

export const dayFlow = z.object({ day, in: money, out: money })

/** The account on both sides of a movement, e.g. `player:cash`. */
export const storyPosting = z.object({
  id: z.string(),
  at: instant,
  code: z.string(),
  debit: z.string(),
  credit: z.string(),
  amount: money,
})

/** What a deposit was asked for, and what its provider said of it. */
export const depositStory = z.object({
  reference: z.string(),
  name: z.string(),
  askedAt: instant,
  amount: money,
  fee: money,
  providerRef: z.nullable(z.string()),
  notices: z.array(z.object({ at: instant, outcome: z.enum(['PAID', 'DECLINED', 'REVERSED']), amount: money })),
})
export type DepositStory = z.infer<typeof depositStory>

/** What playing came to: stakes less what was given back, and payouts + rebate + bonus − stakes. */
export const playResult = { stakes: money, payouts: money, rebate: money, bonus: money, net: money }

/**
 * Why a bet counts as it does for a bonus: whole, no more than it won or lost, in part as the rest worked for other money, by the weight of its category, or
 * nothing as it waits, covered too much, lost or won nothing, or worked for money before.
 */
export const bonusBetReason = z.enum(['COUNTED', 'NET', 'PART', 'WEIGHT', 'WAITING', 'COVERED', 'NOTHING', 'EARLIER'])

/** The bonus that is active: money that can be bet and goes out once it has been bet as often as its terms say. */
export const bonusPurse = z.object({
  id: z.string(),
  amount: money,
  /** What there is of it now, with what it won. */
  left: money,
  target: money,
  progress: money,
  expiresAt: instant,
  /** The highest stake of one bet; null where there is none. */
  maxBet: z.nullable(money),
  /** Whether it pays for games of one product alone: that which its terms name. */
  oneProduct: z.boolean(),
  /** All that bets work for, this bonus among it, in the order in which they do. */
  requirements: z.array(requirement),
  /** What can go out once the bonus is left. */
  freeAfter: money,
  /** The latest bets since it was granted. */
  bets: z.array(
    z.object({
      betId: z.string(),
      name: z.string(),
      at: instant,
      stake: money,
      fromBonus: money,
      counted: money,
      /** Of the category, in percent. */
      weight: z.number(),
      reason: bonusBetReason,
    }),
  ),
})
export type BonusPurseView = z.infer<typeof bonusPurse>
