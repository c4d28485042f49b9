import { type Rate, WHOLE } from '../kit/money.ts'

/** Inclusive ranges of elementary outcomes, out of `of`. */
export interface Covering {
  readonly of: number
  readonly covers: readonly (readonly [first: number, last: number])[]
}

const outcomesIn = (ranges: Covering['covers']): number => {
  let [count, next] = [0, Number.NEGATIVE_INFINITY]
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const from = Math.max(first, next)
    if (last >= from) count += last - from + 1
    next = Math.max(next, last + 1)
  }
  return count
}

/** Whether the bets of one market together cover more than `limit` of its outcomes, so that nothing is at risk in earnest. */
export const coversTooMuch = (of: number, bets: readonly Covering[], limit: Rate): boolean =>
  BigInt(outcomesIn(bets.flatMap(({ covers }) => covers))) * WHOLE > limit * BigInt(of)
