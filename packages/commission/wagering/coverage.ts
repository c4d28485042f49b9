import { type Rate, WHOLE } from '../kit/money.ts'

/** Elementary outcomes from the first to the last, both included. */
export type Outcomes = readonly [first: number, last: number]

/** What a bet covers of its market, out of `of`. */
export interface Covering {
  readonly of: number
  readonly covers: readonly Outcomes[]
}

/** The same outcomes in as few ranges as possible, in order. */
export const united = (ranges: readonly Outcomes[]): readonly Outcomes[] => {
  const union: [first: number, last: number][] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = union.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else if (first <= last) union.push([first, last])
  }
  return union
}

/** Whether united ranges are more than `limit` of a market's outcomes, so that nothing is at risk in earnest. */
export const coversTooMuch = (of: number, union: readonly Outcomes[], limit: Rate): boolean =>
  BigInt(union.reduce((count, [first, last]) => count + last - first + 1, 0)) * WHOLE > limit * BigInt(of)
