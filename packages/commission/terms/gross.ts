import type { Units } from '@portico/contract/kit/money'
import { type Rate, shareOf, truncated } from '../kit/money.ts'
import type { Terms, Tier } from './terms.ts'
import { type Figures, holdsActive, holdsLoss, holdsTurnover, matchingTier } from './tiers.ts'

/** A tier of a progressive contract that is open to the figures but for the slice: from which point of the base on it counts. */
interface Slice {
  readonly threshold: Units
  readonly rate: Rate
}

const slicesOf = ({ kind, tiers }: Terms, { turnover, active, loss }: Figures): Slice[] => {
  const [isOpen, thresholdOf] =
    kind === 'dividend'
      ? [(tier: Tier) => holdsTurnover(tier, turnover), (tier: Tier) => tier.loss]
      : [(tier: Tier) => holdsLoss(tier, loss), (tier: Tier) => tier.turnover]
  return tiers
    .filter((tier) => holdsActive(tier, active) && isOpen(tier))
    .map((tier) => ({ threshold: thresholdOf(tier) ?? 0n, rate: tier.rate }))
    .sort((a, b) => (a.threshold < b.threshold ? -1 : a.threshold > b.threshold ? 1 : 0))
}

/** Every slice of the base at the best rate that is open to it; truncated once. */
const progressiveGross = (slices: readonly Slice[], base: Units): Units => {
  let [sum, from, best] = [0n, 0n, 0n]
  for (const { threshold, rate } of slices) {
    if (threshold >= base) break
    sum += shareOf(threshold - from, best)
    from = threshold
    if (rate > best) best = rate
  }
  return truncated(sum + shareOf(base - from, best))
}

/**
 * What a contract of tiers pays before the holder's own downlines: the tier is chosen by the figures, its rate is paid on `base`.
 * A base of 0 or less pays nothing.
 */
export const grossOf = (terms: Terms, figures: Figures, base: Units): Units => {
  if (base <= 0n) return 0n
  if (terms.progressive) return progressiveGross(slicesOf(terms, figures), base)
  const index = matchingTier(terms.tiers, figures)
  return index === null ? 0n : truncated(shareOf(base, terms.tiers[index]?.rate ?? 0n))
}
