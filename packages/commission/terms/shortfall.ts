import type { Tier } from './terms.ts'
import { type Figures, matchingTier, pointOf } from './tiers.ts'

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

/** Why no tier matches: of the tier with the fewest conditions unmet, and of those the lowest. Null where one does. */
export const shortfallOf = (tiers: readonly Tier[], figures: Figures): Shortfall | null => {
  if (matchingTier(tiers, figures) !== null) return null
  let nearest: readonly Shortfall[] = []
  for (const [index, tier] of tiers.entries()) {
    const missing = missingOf(tier, figures, index)
    const [best, here] = [nearest[0], missing[0]]
    const isNearer = best === undefined || missing.length < nearest.length
    const isLower = missing.length === nearest.length && best && here && here.condition === best.condition && here.missing < best.missing
    if (isNearer || isLower) nearest = missing
  }
  return nearest[0] ?? null
}
