import type { Units } from '@portico/contract/kit/money'
import { type Line, openLine } from './line.ts'
import { type Draw, isOrdered } from './drawn.ts'
import { type Hits, PUSH, tierOfHit } from './play.ts'
import { returnOfHits } from './prize.ts'
import { type Fraction, truncate } from './rational.ts'
import { refusal } from './refusal.ts'

export type Outcome = 'win' | 'lose' | 'push' | 'mixed'

export interface TierHits {
  readonly tier: string
  readonly count: number
}

export interface Settlement {
  readonly notes: number
  readonly stake: Units
  /** The stake before it is cut to 1/10000: it differs from `stake` only for a unit too fine for its mode. */
  readonly exactStake: Fraction
  readonly outcome: Outcome
  /** Tiers that notes reached, pushes among them, sorted by name. */
  readonly hits: readonly TierHits[]
  readonly payout: Units
}

const outcomeOf = (hits: Hits, notes: number): Outcome => {
  const pushed = hits[PUSH] ?? 0
  if (pushed === notes) return 'push'
  if (pushed > 0) return 'mixed'
  return Object.values(hits).some((count) => count > 0) ? 'win' : 'lose'
}

const listed = (hits: Hits): TierHits[] =>
  Object.entries(hits)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ tier: tierOfHit(key), count }))
    .sort((a, b) => (a.tier < b.tier ? -1 : 1))

/**
 * Settles one line on as many draws as are asked, reading its selection once: no note is expanded.
 * Both throw a Refusal; RangeError for an unknown play, a draw of another game or a tier without a price.
 */
export const settlerOf = (line: Line): ((draw: Draw) => Settlement) => {
  const { play, reading, rules, notes, per, stake } = openLine(line)
  return (draw) => {
    if (reading.needsOrder && !isOrdered(draw)) throw refusal('UNORDERED_RESULT')
    const hits = reading.hits(draw, rules)
    return {
      notes,
      stake: truncate(stake),
      exactStake: stake,
      outcome: outcomeOf(hits, notes),
      hits: listed(hits),
      payout: truncate(returnOfHits(play, rules, line.pricing, per, hits)),
    }
  }
}

/**
 * Settles one line on a draw.
 * @throws Refusal; RangeError as `settlerOf`
 */
export const settle = (line: Line, draw: Draw): Settlement => settlerOf(line)(draw)
