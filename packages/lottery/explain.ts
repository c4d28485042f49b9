import { formatUnits } from '@portico/contract/kit/money'
import { type Line, openLine } from './line.ts'
import { type Draw, isOrdered } from './drawn.ts'
import { type DrawnSymbol, type Note, PUSH, tierOfHit } from './play.ts'
import type { Pricing } from './pricing.ts'
import { prizeOfHit, returnOf } from './prize.ts'
import { decimalOf, type Fraction, fraction, over, plus, times, truncate } from './rational.ts'
import { refusal } from './refusal.ts'

export interface TierStep {
  readonly tier: string
  readonly count: number
  /** Prize of a 2-unit note; null for a push, which gives `per` back. */
  readonly prize: string | null
  /** Decimal odds where the line was priced by odds. */
  readonly odds: string | null
  /** What one note of the tier gives back, and all of them: exact. */
  readonly each: string
  readonly sum: string
}

/** Why a line was paid what it was paid. Plain JSON: exact decimals as strings, for a renderer to make sentences of. */
export interface Explanation {
  readonly game: string
  readonly play: string
  readonly drawn: readonly DrawnSymbol[]
  readonly notes: number
  readonly bet: Line['bet']
  readonly per: string
  readonly stake: string
  readonly pricing: Pricing
  readonly tiers: readonly TierStep[]
  /** The winning and pushed notes, at most `LISTED` of `total`; none where the selection wins as a whole. */
  readonly winning: { readonly total: number; readonly listed: readonly (Note & { readonly tier: string })[] }
  /** The exact sum of the tiers, and the payout it is cut to (four places, toward zero). */
  readonly sum: string
  readonly payout: string
}

/** Most notes an explanation lists, and most that it looks at to find them: a bet of more notes may be told with fewer winners. */
export const LISTED = 100
const LOOKED_AT = 50_000

/**
 * Explains the settlement of a line. It walks the notes to list those that won, so it is for showing one line, not for settling many.
 * @throws as `settle`.
 */
export const explain = (line: Line, draw: Draw): Explanation => {
  const { play, reading, rules, notes, per, stake } = openLine(line)
  if (reading.needsOrder && !isOrdered(draw)) throw refusal('UNORDERED_RESULT')
  const hits = reading.hits(draw, rules)
  const total = play.whole ? 0 : Object.values(hits).reduce((sum, count) => sum + count, 0)

  let sum: Fraction = fraction(0)
  const step = (key: string, each: Fraction, prize: Fraction | null): TierStep => {
    const count = hits[key] ?? 0
    const all = times(each, fraction(count))
    sum = plus(sum, all)
    const odds = prize && line.pricing.kind === 'odds' ? decimalOf(over(prize, fraction(2))) : null
    return { tier: tierOfHit(key), count, prize: prize && decimalOf(prize), odds, each: decimalOf(each), sum: decimalOf(all) }
  }
  const tiers = play.tiers
    .flatMap(({ id }) => Object.keys(hits).filter((key) => tierOfHit(key) === id && hits[key]))
    .map((key) => {
      const prize = prizeOfHit(play, rules, line.pricing, key)
      return step(key, returnOf(prize, per), prize)
    })
  if (hits[PUSH]) tiers.push(step(PUSH, per, null))

  const listed: (Note & { tier: string })[] = []
  const length = Math.min(total, LISTED)
  if (length > 0) {
    let looked = 0
    for (const note of reading.notes()) {
      looked += 1
      if (looked > LOOKED_AT) break
      const tier = play.judge(note, draw, rules)
      if (tier && listed.push({ ...note, tier }) === length) break
    }
  }
  return {
    game: line.game,
    play: line.play,
    drawn: play.drawn(draw),
    notes,
    bet: line.bet,
    per: decimalOf(per),
    stake: decimalOf(stake),
    pricing: line.pricing,
    tiers,
    winning: { total, listed },
    sum: decimalOf(sum),
    payout: formatUnits(truncate(sum)),
  }
}
