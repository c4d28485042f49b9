import * as z from 'zod/mini'
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '../commission/kinds.ts'
import { checked, int, listOf, matching } from '../kit/wire.ts'

/** By whose bets a contract pays: what the team lost in a period, or its valid bets of a day, an hour, or five minutes. */
export const contractKind = z.enum(CONTRACT_KINDS)

/** Day, week from Monday, half month, month. */
export const dividendPeriod = z.enum(DIVIDEND_PERIODS)
export type DividendPeriod = z.infer<typeof dividendPeriod>

const amount = matching(/^\d{1,12}(\.\d{1,4})?$/)
const percent = matching(/^\d{1,3}(\.\d{1,4})?$/)
const condition = z.optional(z.nullable(amount))
const periods = checked(int(), z.minimum(1), z.maximum(12))

/** Conditions that must all hold, each from the amount on, and the rate in percent; a missing one always holds. */
export const contractTier = z.object({
  turnover: condition,
  active: z.optional(z.nullable(checked(int(), z.minimum(0), z.maximum(1_000_000)))),
  /** Of dividends alone. */
  loss: condition,
  rate: percent,
})
export type ContractTier = z.infer<typeof contractTier>

/** Percent of the stake of bets that were lost or won, from a least stake on. */
export const contractRates = z.object({ loss: percent, win: percent, min: amount })
export type ContractRates = z.infer<typeof contractRates>

/** A type of games, or `ALL` for those without a row of their own. */
export const contractCategory = matching(/^[A-Z]{2,12}$/)

const carry = z.object({ policy: z.literal('CARRY'), periods, cap: z.nullable(amount) })
export const ownLossPolicy = z.discriminatedUnion('policy', [z.object({ policy: z.literal('NO_CARRY') }), carry])
export const negativePolicy = z.discriminatedUnion('policy', [
  z.object({ policy: z.literal('FLOOR') }),
  z.object({ policy: z.literal('PARENT_PAYS'), cap: z.nullable(amount) }),
  carry,
])

/** What is agreed. Salaries and dividends have tiers, real-time salaries rates by type of games. */
export const contractTerms = z.object({
  /** Of dividends alone. */
  period: z.optional(dividendPeriod),
  /** Each slice of the base at the best rate of its own, and not all of it at the best. */
  progressive: z.boolean(),
  tiers: listOf(contractTier, 0, 12),
  rates: z.record(contractCategory, contractRates),
  /** What is taken off the loss of the team. Of dividends alone, as what follows. */
  deduct: z.optional(z.object({ rebate: z.boolean(), promo: z.boolean(), salary: z.boolean() })),
  /** When the team wins. */
  ownLoss: z.optional(ownLossPolicy),
  /** When the holder's own downlines earn more than the holder. */
  negative: z.optional(negativePolicy),
})
export type ContractTerms = z.infer<typeof contractTerms>

/** What an offer asks to be agreed: what is left out is not progressive, and has no tiers or rates. */
export const requestTerms = z.extend(contractTerms, {
  progressive: z._default(z.boolean(), false),
  tiers: z._default(listOf(contractTier, 0, 12), []),
  rates: z._default(z.record(contractCategory, contractRates), {}),
})
