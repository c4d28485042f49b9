import { type Fraction, fraction, fromUnits, over, plus, readDecimal, times, truncate } from './rational.ts'
import { type Hits, type Play, PUSH, type Rules, type Tier, tierOfHit, tiersOf } from './play.ts'
import type { Pricing } from './pricing.ts'

const TWO = fraction(2)

const listed = (prices: Readonly<Record<string, string>>, tier: string): Fraction => {
  const price = readDecimal(prices[tier] ?? '')
  if (!price) throw new RangeError(`no price for the tier ${tier}`)
  return price
}

/**
 * The prize of a 2-unit note, exact. In a prize group it is cut to four places first, because that is what the player is shown.
 * @throws RangeError when the pricing has no price for the tier.
 */
export const prizeOf = (pricing: Pricing, { id, p }: Tier): Fraction => {
  switch (pricing.kind) {
    case 'prizeGroup':
      if (!p) throw new RangeError(`the tier ${id} is priced by odds only`)
      return fromUnits(truncate(over(fraction(pricing.group * 2, 2000), p)))
    case 'fixed':
      return listed(pricing.prizes, id)
    case 'odds':
      return times(listed(pricing.odds, id), TWO)
  }
}

/** What one winning note gives back: its prize x per / 2. */
export const returnOf = (prize: Fraction, per: Fraction): Fraction => over(times(prize, per), TWO)

/**
 * The prize of a 2-unit note for a key of `Hits`.
 * @throws RangeError when the play has no such tier or the pricing no price for it.
 */
export const prizeOfHit = (play: Play, rules: Rules, pricing: Pricing, key: string): Fraction => {
  if (play.priced) return play.priced(pricing, key)
  const tier = tiersOf(play, rules).find(({ id }) => id === tierOfHit(key))
  if (!tier) throw new RangeError(`no such tier: ${key}`)
  return prizeOf(pricing, tier)
}

/** The exact return of all notes hit, pushed ones included, not yet cut. */
export const returnOfHits = (play: Play, rules: Rules, pricing: Pricing, per: Fraction, hits: Hits): Fraction => {
  let sum = fraction(0)
  for (const [key, count] of Object.entries(hits)) {
    if (count === 0) continue
    const each = key === PUSH ? per : returnOf(prizeOfHit(play, rules, pricing, key), per)
    sum = plus(sum, times(fraction(count), each))
  }
  return sum
}
