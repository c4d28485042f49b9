import type { Units } from '@portico/contract/kit/money'
import type { Rate } from '../kit/money.ts'
import type { Tier } from './terms.ts'

/** What a team did in a period, or the point at which two sets of tiers are compared. */
export interface Figures {
  readonly turnover: Units
  readonly active: number
  readonly loss: Units
}

export const holdsTurnover = (tier: Tier, turnover: Units): boolean => tier.turnover === undefined || turnover >= tier.turnover
export const holdsActive = (tier: Tier, active: number): boolean => tier.active === undefined || active >= tier.active
export const holdsLoss = (tier: Tier, loss: Units): boolean => tier.loss === undefined || loss >= tier.loss

const holds = (tier: Tier, { turnover, active, loss }: Figures): boolean =>
  holdsTurnover(tier, turnover) && holdsActive(tier, active) && holdsLoss(tier, loss)

const sign = (difference: bigint | number): number => (difference > 0 ? 1 : difference < 0 ? -1 : 0)

/** The point at which a tier begins: what it does not ask for is 0. */
export const pointOf = ({ turnover = 0n, active = 0, loss = 0n }: Tier): Figures => ({ turnover, active, loss })

/** Positive where `a` goes before `b`: by rate, then by the harder condition. */
const preference = (a: Tier, b: Tier): number => {
  const [here, there] = [pointOf(a), pointOf(b)]
  return sign(a.rate - b.rate) || sign(here.turnover - there.turnover) || sign(here.active - there.active) || sign(here.loss - there.loss)
}

/** The index of the tier that counts for these figures, wherever it stands in the list; null where none matches. */
export const matchingTier = (tiers: readonly Tier[], figures: Figures): number | null => {
  let found: number | null = null
  for (const [index, tier] of tiers.entries()) {
    const best = found === null ? undefined : tiers[found]
    if (holds(tier, figures) && (best === undefined || preference(tier, best) > 0)) found = index
  }
  return found
}

/** The best rate to be had at these figures; 0 where no tier matches. */
export const bestRate = (tiers: readonly Tier[], figures: Figures): Rate =>
  tiers.reduce((best, tier) => (tier.rate > best && holds(tier, figures) ? tier.rate : best), 0n)
