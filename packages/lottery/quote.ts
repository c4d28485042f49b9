import type { Units } from '@portico/contract/kit/money'
import { type Line, type OpenLine, openLine } from './line.ts'
import { type Play, PUSH, type Share, tierOfHit } from './play.ts'
import { prizeOfHit, returnOf, returnOfHits } from './prize.ts'
import { exceeds, type Fraction, fraction, over, plus, reduced, times, truncate } from './rational.ts'

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
  /** What the line gives back on average, exact. */
  readonly expected: Fraction
  /** Of `of` equally likely outcomes, `win` win something and `push` give stakes back without a win. */
  readonly chance: { readonly win: bigint; readonly push: bigint; readonly of: bigint }
}

/** Where a tier stands in its play's own order. */
const rank = (play: Play, key: string): number => play.tiers.findIndex(({ id }) => id === tierOfHit(key))

const wins = ({ hits }: Share): boolean => Object.entries(hits).some(([tier, count]) => tier !== PUSH && count > 0)

const waysOf = (shares: readonly Share[]): bigint => shares.reduce((sum, { ways }) => sum + ways, 0n)

/** What a line gives back in each of the draws that it tells apart; exact. */
const returnsOf = ({ play, reading, rules, per }: OpenLine, { pricing, date }: Line) =>
  reading.spread(rules, date).map((share) => ({ ...share, back: returnOfHits(play, rules, pricing, per, share.hits) }))

const mostOf = (returns: readonly { readonly back: Fraction }[]): Units =>
  truncate(returns.reduce((most, { back }) => (exceeds(back, most) ? back : most), fraction(0)))

/** `maxReturn` of a line's quote alone. */
export const maxReturnOf = (open: OpenLine, line: Line): Units => mostOf(returnsOf(open, line))

/**
 * What a bet slip shows of a line before it is placed.
 * @throws Refusal; RangeError for an unknown play or a tier without a price.
 */
export const quote = (line: Line): Quote => {
  const open = openLine(line)
  const { play, rules, notes, per, stake } = open
  const shares = returnsOf(open, line)
  const reached = new Set(shares.flatMap(({ hits }) => Object.keys(hits).filter((key) => (hits[key] ?? 0) > 0)))
  const mean = shares.reduce((sum, { ways, back }) => reduced(plus(sum, times(fraction(ways), back))), fraction(0))
  return {
    notes,
    per,
    stake: truncate(stake),
    exactStake: stake,
    tiers: [...reached]
      .filter((key) => key !== PUSH)
      .sort((a, b) => rank(play, a) - rank(play, b))
      .map((key) => {
        const prize = prizeOfHit(play, rules, line.pricing, key)
        return { tier: key, prize: truncate(prize), return: truncate(returnOf(prize, per)) }
      }),
    maxReturn: mostOf(shares),
    expected: reduced(over(mean, fraction(play.outcomes))),
    chance: {
      win: waysOf(shares.filter(wins)),
      push: waysOf(shares.filter((share) => !wins(share))),
      of: play.outcomes,
    },
  }
}
