import * as z from 'zod/mini'
import { hotMatch } from '../content/site-shapes.ts'
import { currencyCode } from '../kit/money.ts'
import { checked, gameCode, instant, int, listOf, localized, matching, text } from '../kit/wire.ts'
import { VENDOR_STATUSES } from './statuses.ts'

/** The most that one movement may be, in 1/10000 of the currency. */
export const MOST_AMOUNT = 1_000_000_000_000_000

export const vendorStatus = z.enum(VENDOR_STATUSES)
/** An id that the vendor made: of a request, a transaction, a round or a campaign. */
export const vendorId = matching(/^[A-Za-z0-9_.:-]{1,64}$/)
/** A whole number of 1/10000 of the currency. */
export const amount = checked(int(), z.minimum(0), z.maximum(MOST_AMOUNT))
const playerId = text(64)
const meta = z.optional(z.record(z.string(), z.unknown()))
const freeRound = z.object({ campaignId: vendorId, index: checked(int(), z.minimum(1), z.maximum(10_000)) })

export const authenticateRequest = z.object({ token: text(200), requestId: z.optional(vendorId) })

const ofTransaction = { requestId: vendorId, txId: vendorId, playerId, currency: currencyCode }

export const balanceRequest = z.object({ requestId: vendorId, playerId, currency: currencyCode, gameCode: z.optional(gameCode) })

/** One pick of a bet on matches, for the player's betting record; texts by language code. Half results are those of split lines. */
export const betLeg = z.object({
  event: localized,
  market: localized,
  pick: localized,
  /** Decimal. */
  odds: matching(/^\d{1,6}\.\d{2}$/),
  startsAt: z.optional(instant),
  result: z.optional(z.enum(['WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST'])),
})
export type BetLeg = z.output<typeof betLeg>
/** What the round's bet is on: the last that was said holds. */
const legs = z.optional(listOf(betLeg, 1, 20))

export const betRequest = z.object({
  ...ofTransaction,
  roundId: vendorId,
  sessionToken: text(200),
  gameCode,
  amount,
  roundClosed: z.optional(z.boolean()),
  /** The part of the amount that goes into a jackpot. */
  jackpotContribution: z.optional(amount),
  freeRound: z.optional(freeRound),
  legs,
  meta,
})

export const winRequest = z.object({
  ...ofTransaction,
  roundId: vendorId,
  gameCode,
  amount,
  betTxId: z.optional(vendorId),
  type: z.optional(z.enum(['win', 'jackpot', 'freeRound'])),
  roundClosed: z.optional(z.boolean()),
  legs,
  meta,
})

export const betAndWinRequest = z.object({
  requestId: vendorId,
  betTxId: vendorId,
  winTxId: vendorId,
  roundId: vendorId,
  sessionToken: text(200),
  playerId,
  currency: currencyCode,
  gameCode,
  betAmount: amount,
  winAmount: amount,
  jackpotContribution: z.optional(amount),
  roundClosed: z.optional(z.boolean()),
  meta,
})

/** Of one bet, or of a whole round: one of the two. */
export const rollbackRequest = z.object({ ...ofTransaction, betTxId: z.optional(vendorId), roundId: z.optional(vendorId), meta })

export const closeRoundRequest = z.object({ requestId: vendorId, roundId: vendorId, playerId, gameCode })

export const awardRequest = z.object({
  ...ofTransaction,
  amount,
  campaignId: vendorId,
  kind: z.enum(['tournament', 'drop', 'jackpot', 'bonus']),
})

const openRound = z.object({ roundId: z.string(), gameCode: z.string(), staked: int(), won: int(), openedAt: instant })

const refusalFields = {
  status: vendorStatus,
  serverTime: instant,
  /** On refusal, too, where the player is known. */
  balance: z.optional(z.nullable(int())),
  message: z.optional(z.string()),
  limit: z.optional(z.object({ kind: z.string(), remaining: z.optional(int()) })),
}

/** What may stand in place of any reply. */
export const refusalReply = z.object(refusalFields)

/** What stands in jackpots now, each by its game and currency; the last report of one holds. */
export const jackpotsRequest = z.object({
  requestId: vendorId,
  jackpots: checked(z.array(z.object({ gameCode, currency: currencyCode, amount })), z.minLength(1), z.maxLength(100)),
})

/** Hot matches of the vendor's own games, all of them: the last report holds, whatever stood in those before. */
export const matchesRequest = z.object({ requestId: vendorId, matches: checked(z.array(hotMatch), z.maxLength(100)) })

export const authenticateReply = z.object({
  ...refusalFields,
  sessionToken: z.optional(z.string()),
  mode: z.optional(z.enum(['real', 'demo'])),
  playerId: z.optional(z.nullable(z.string())),
  gameCode: z.optional(z.string()),
  room: z.optional(z.string()),
  language: z.optional(z.string()),
  currency: z.optional(currencyCode),
  currencyExponent: z.optional(int()),
  country: z.optional(z.string()),
  /** The only origin that may frame the game. */
  site: z.optional(z.string()),
  lobbyUrl: z.optional(z.string()),
  cashierUrl: z.optional(z.string()),
  /** The wallet keeps the largest stake and payout of a round. The smallest is what the site shows; a side bet may be less. */
  limits: z.optional(z.object({ minStake: int(), maxStake: int(), maxPayout: int() })),
  betLevels: z.optional(z.array(int())),
  jurisdiction: z.optional(
    z.object({
      autoplay: z.boolean(),
      turbo: z.boolean(),
      minimumRoundMs: z.object({ slot: int(), other: int() }),
      celebrationAtOrBelowStake: z.boolean(),
      oneGameAtATime: z.boolean(),
      showNetPosition: z.boolean(),
      showElapsed: z.boolean(),
    }),
  ),
  realityCheck: z.optional(z.nullable(z.object({ everyMinutes: int(), elapsedSeconds: int() }))),
  openRounds: z.optional(z.array(openRound)),
})
export type AuthenticateReply = z.output<typeof authenticateReply>

export const balanceReply = z.object({
  ...refusalFields,
  currency: z.optional(currencyCode),
  /** Of a player with a bonus: how much of the balance is bonus money, nothing where it does not pay for the game; and the most that one bet may be. */
  bonus: z.optional(z.object({ amount: int(), maxStake: z.optional(int()) })),
})

/** Of every call that moves money. A repeated one has the first reply, `replay` and what the balance is now. */
export const moneyReply = z.object({
  ...refusalFields,
  txId: z.optional(z.string()),
  walletTxId: z.optional(z.string()),
  winWalletTxId: z.optional(z.string()),
  currentBalance: z.optional(z.nullable(int())),
  replay: z.optional(z.boolean()),
})
export type MoneyReply = z.output<typeof moneyReply>

export const roundReply = z.object({
  ...refusalFields,
  roundId: z.optional(z.string()),
  state: z.optional(z.enum(['OPEN', 'CLOSED'])),
  staked: z.optional(int()),
  won: z.optional(int()),
})

export const vendorTransaction = z.object({
  txId: z.string(),
  walletTxId: z.string(),
  kind: z.enum(['BET', 'WIN', 'ROLLBACK', 'AWARD', 'TOMBSTONE']),
  roundId: z.nullable(z.string()),
  gameCode: z.nullable(z.string()),
  playerId: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  amount: int(),
  betTxId: z.nullable(z.string()),
  rolledBack: z.boolean(),
  at: instant,
})
export type VendorTransaction = z.output<typeof vendorTransaction>

export const transactionReply = z.object({ ...refusalFields, transaction: z.optional(vendorTransaction) })

export const roundStoryReply = z.object({
  ...refusalFields,
  round: z.optional(
    z.object({
      roundId: z.string(),
      gameCode: z.string(),
      playerId: z.string(),
      currency: z.string(),
      state: z.enum(['OPEN', 'CLOSED']),
      closedBy: z.nullable(z.enum(['VENDOR', 'OPERATOR', 'RULE'])),
      staked: int(),
      won: int(),
      openedAt: instant,
      closedAt: z.nullable(instant),
      transactions: z.array(vendorTransaction),
    }),
  ),
})

export const reportReply = z.object({
  ...refusalFields,
  date: z.optional(z.string()),
  /** The zone whose day it is. */
  timeZone: z.optional(z.string()),
  counts: z.optional(z.record(z.string(), int())),
  /** By currency and kind, in 1/10000. */
  sums: z.optional(z.record(z.string(), z.record(z.string(), int()))),
  transactions: z.optional(z.array(vendorTransaction)),
  /** Send it as `?after=` for the rows that follow; absent with the last. */
  next: z.optional(z.string()),
})
