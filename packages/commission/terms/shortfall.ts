import type { Tier } from './terms.ts'
import { bestRate, type Figures, matchingTier, pointOf } from './tiers.ts'

/** The condition that keeps a team from the tier that is nearest to it, and how much is missing. */
export interface Shortfall {
  /** The index of the tier. */
  readonly tier: number
  readonly condition: 'turnover' | 'active' | 'loss'
  /** An amount, or how many members. */
  readonly missing: bigint
}

const missingOf = (tier: Tier, figures: Figures, index: number): Shortfall[] => {
  const point = pointOf(tier)
  const missing = {
    turnover: point.turnover - figures.turnover,
    active: BigInt(point.active - figures.active),
    loss: point.loss - figures.loss,
  }
  return (['turnover', 'active', 'loss'] as const)
    .filter((condition) => missing[condition] > 0n)
    .map((condition) => ({ tier: index, condition, missing: missing[condition] }))
}

/** Of the tiers that `counts`, the one with the fewest conditions unmet, and of those the lowest. */
const nearestOf = (tiers: readonly Tier[], figures: Figures, counts: (tier: Tier) => boolean): Shortfall | null => {
  let nearest: readonly Shortfall[] = []
  for (const [index, tier] of tiers.entries()) {
    if (!counts(tier)) continue
    const missing = missingOf(tier, figures, index)
    const [best, here] = [nearest[0], missing[0]]
    const isNearer = best === undefined || missing.length < nearest.length
    const isLower = missing.length === nearest.length && best && here && here.condition === best.condition && here.missing < best.missing
    if (isNearer || isLower) nearest = missing
  }
  return nearest[0] ?? null
}

/** Why no tier matches: what the nearest one asks for. Null where one does. */
export const shortfallOf = (tiers: readonly Tier[], figures: Figures): Shortfall | null =>
  matchingTier(tiers, figures) === null ? nearestOf(tiers, figures, () => true) : null

/** What is missing to a better rate than these figures have by now. Null where there is none better. */
export const nextTierOf = (tiers: readonly Tier[], figures: Figures): Shortfall | null => {
  const now = bestRate(tiers, figures)
  return nearestOf(tiers, figures, ({ rate }) => rate > now)
}
