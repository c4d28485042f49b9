import { paysStakes } from '@portico/contract/commission/kinds'
import { EVERY_CATEGORY, type RateRow, rowFor, type Terms } from './terms.ts'
import { bestRate, pointOf } from './tiers.ts'

/** Why terms cannot stand under others, in the order in which the reasons are looked for. */
export const CONFLICTS = ['PERIOD_MISMATCH', 'MODE_MISMATCH', 'RATE_ABOVE_OWN'] as const
export type ConflictCode = (typeof CONFLICTS)[number]

export interface Conflict {
  readonly code: ConflictCode
  /** Of RATE_ABOVE_OWN: the indexes of the tiers, or the categories, that exceed. */
  readonly above: readonly (number | string)[]
}

const tiersAbove = (own: Terms, lower: Terms): number[] =>
  lower.tiers.flatMap((tier, index) => (tier.rate > bestRate(own.tiers, pointOf(tier)) ? [index] : []))

const rowFits = (own: RateRow | undefined, lower: RateRow | undefined): boolean => {
  if (lower === undefined || (lower.loss === 0n && lower.win === 0n && lower.min === 0n)) return true
  return own !== undefined && own.loss >= lower.loss && own.win >= lower.win && own.min <= lower.min
}

/** Every category that either side names, and all the others by the consolidated row. */
const categoriesAbove = (own: Terms, lower: Terms): string[] =>
  [...new Set([...lower.rates.keys(), ...own.rates.keys(), EVERY_CATEGORY])].filter(
    (category) => !rowFits(rowFor(own, category), rowFor(lower, category)),
  )

/** Own terms over terms that their holder gives: null where the lower ones stand, so that no difference can be negative. */
export const conflictOf = (own: Terms, lower: Terms): Conflict | null => {
  if (own.period !== lower.period) return { code: 'PERIOD_MISMATCH', above: [] }
  if (own.progressive && !lower.progressive && !paysStakes(own.kind)) return { code: 'MODE_MISMATCH', above: [] }
  const above = paysStakes(own.kind) ? categoriesAbove(own, lower) : tiersAbove(own, lower)
  return above.length > 0 ? { code: 'RATE_ABOVE_OWN', above } : null
}

/** The first conflict, in the order of the codes, with any of several own contracts; null where the terms stand under them all. */
export const firstConflict = (owns: readonly Terms[], lower: Terms): Conflict | null => {
  const found = owns.map((own) => conflictOf(own, lower)).filter((conflict) => conflict !== null)
  const code = CONFLICTS.find((one) => found.some((conflict) => conflict.code === one))
  if (code === undefined) return null
  const above = found.filter((conflict) => conflict.code === code).flatMap((conflict) => conflict.above)
  return { code, above: [...new Set(above)] }
}
