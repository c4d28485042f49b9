import { type Line, openLine } from '../line.ts'
import { PUSH } from '../play.ts'
import { returnOfHits } from '../prize.ts'
import { exceeds, type Fraction, fraction, isUnits, reduced, truncate } from '../rational.ts'
import { refusal } from '../refusal.ts'
import type { Units } from '@portico/contract/kit/money'

/** What a plan has to know of its line, all at multiple 1. Amounts in the currency. */
export interface ChaseTerms {
  readonly stake: Units
  /** The least and the most that a winning draw gives back, exact. */
  readonly least: Fraction
  readonly most: Fraction
  /** The chance that one draw gives nothing back at all, neither a prize nor a stake. */
  readonly lose: Fraction
}

/**
 * Reads a line for a plan; its own multiple does not count.
 * @throws Refusal as `openLine`, and BAD_BET for a stake finer than money; RangeError for a tier without a price
 */
export const chaseTerms = (line: Line): ChaseTerms => {
  const { play, reading, rules, per, stake } = openLine({ ...line, bet: { ...line.bet, multiple: 1 } })
  if (!isUnits(stake)) throw refusal('BAD_BET')
  let [least, most, lost] = [undefined as Fraction | undefined, fraction(0), play.outcomes]
  for (const { ways, hits } of reading.spread(rules, line.date)) {
    const back = returnOfHits(play, rules, line.pricing, per, hits)
    if (back.num === 0n) continue
    lost -= ways
    if (!Object.entries(hits).some(([tier, count]) => tier !== PUSH && count > 0)) continue
    if (!least || exceeds(least, back)) least = reduced(back)
    if (exceeds(back, most)) most = reduced(back)
  }
  return { stake: truncate(stake), least: least ?? fraction(0), most, lose: reduced(fraction(lost, play.outcomes)) }
}
