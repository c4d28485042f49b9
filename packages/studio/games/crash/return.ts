import { LEAST, TOP } from './climb.ts'
import { NUMBERS } from './crash.ts'

/** How many of the 2^32 numbers end a flight at this multiplier or above: n with 97 * 2^32 / n at least as much, and nought. */
export const reaching = (multiplier: number): number => Math.floor((97 * NUMBERS) / multiplier) + 1

/** What comes back of one staked, for whoever leaves at this multiplier. */
export const returnAt = (multiplier: number): number => (reaching(multiplier) * multiplier) / 100 / NUMBERS

/** The least and the most of `returnAt` over all multipliers at which one can leave. */
export const returns = (): { readonly least: number; readonly most: number } => {
  let least = Infinity
  let most = 0
  for (let multiplier = LEAST; multiplier <= TOP; multiplier++) {
    least = Math.min(least, returnAt(multiplier))
    most = Math.max(most, returnAt(multiplier))
  }
  return { least, most }
}
