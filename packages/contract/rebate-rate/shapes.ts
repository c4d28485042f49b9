import * as z from 'zod/mini'
import type { GameType } from '../catalogue/shapes.ts'
import { instant, matching } from '../kit/wire.ts'

/** What an account has a rebate rate for. Own lotteries share one, which decides the highest prize group. */
export const REBATE_CATEGORIES = ['LOTTERY', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP'] as const

export const rebateCategory = z.enum(REBATE_CATEGORIES)
export type RebateCategory = z.infer<typeof rebateCategory>

/** Which rate a bet on a game of the type earns. */
export const CATEGORY_OF: Readonly<Record<GameType, RebateCategory>> = {
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
  LIVE: 'LIVE',
  COCKFIGHT: 'LIVE',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  FISH: 'FISH',
  RNG: 'RNG',
  BINGO: 'RNG',
  PVP: 'PVP',
}

/** A rate as somebody types it: percent with at most one decimal. A step that may not be given is refused by its rule, not by its form. */
export const requestRate = matching(/^\d{1,3}(\.\d{1,4})?$/)
/** Percent, with at least one decimal: `8.5`. */
export const percent = matching(/^\d{1,3}\.\d{1,4}$/)

/** A rate of an account, with the bounds that its upline may set it within. */
export const rateView = z.object({
  category: rebateCategory,
  rate: percent,
  /** The highest that the account above may give: its own; 100 for an account at the top. */
  most: percent,
  /** The least: what somebody directly below the account has. */
  least: percent,
  /** A lower rate that holds from the next day on. */
  coming: z.nullable(z.object({ rate: percent, from: instant })),
})
export type RateView = z.infer<typeof rateView>

/** A rate that held or will hold, and who set it. */
export const rateStep = z.object({ category: rebateCategory, rate: percent, from: instant, setBy: z.string() })
export type RateStep = z.infer<typeof rateStep>
