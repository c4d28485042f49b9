import type { Units } from '@portico/contract/money'
import { type Line, openLine } from './line.ts'
import { PUSH, type Share } from './play.ts'
import { prizeOf, returnOf, returnOfHits } from './pricing.ts'
import { exceeds, type Fraction, fraction, truncate } from './rational.ts'

export interface QuotedTier {
  readonly tier: string
  /** Prize of a 2-unit note, as shown to the player. */
  readonly prize: Units
  /** What one note of this line gives back. */
  readonly return: Units
}

export interface Quote {
  readonly notes: number
  readonly per: Fraction
  readonly stake: Units
  /** The stake before it is cut to 1/10000: it differs from `stake` only for a unit too fine for its mode. */
  readonly exactStake: Fraction
  /** The tiers this selection can reach. */
  readonly tiers: readonly QuotedTier[]
  /** The most the line can give back in one draw. */
  readonly maxReturn: Units
  /** Of `of` equally likely draws, `win` win something and `push` give stakes back without a win. */
  readonly chance: { readonly win: number; readonly push: number; readonly of: number }
}

const wins = ({ hits }: Share): boolean => Object.entries(hits).some(([tier, count]) => tier !== PUSH && count > 0)

const waysOf = (shares: readonly Share[]): number => shares.reduce((sum, { ways }) => sum + ways, 0)

/**
 * What a bet slip shows of a line before it is placed.
 * @throws Refusal; RangeError for an unknown play or a tier without a price.
 */
export const quote = (line: Line): Quote => {
  const { play, reading, rules, notes, per, stake } = openLine(line)
  const shares = reading.spread(rules)
  const reached = new Set(shares.flatMap(({ hits }) => Object.keys(hits)))
  const best = shares
    .map(({ hits }) => returnOfHits(play, line.pricing, per, hits))
    .reduce((most, next) => (exceeds(next, most) ? next : most), fraction(0))
  return {
    notes,
    per,
    stake: truncate(stake),
    exactStake: stake,
    tiers: play.tiers
      .filter(({ id }) => reached.has(id))
      .map((tier) => {
        const prize = prizeOf(line.pricing, tier)
        return { tier: tier.id, prize: truncate(prize), return: truncate(returnOf(prize, per)) }
      }),
    maxReturn: truncate(best),
    chance: {
      win: waysOf(shares.filter(wins)),
      push: waysOf(shares.filter((share) => !wins(share))),
      of: play.outcomes,
    },
  }
}
