import { type Fraction, reduced } from '@portico/lottery/rational'

const PRECISION = 10n ** 18n

/** A chance as a share; `digits` are the percent's decimals worth showing. */
export interface Chance {
  readonly ratio: number
  readonly digits: number
  /** The same as one in so many; undefined from one half up and for what never happens, of which the percent says enough. */
  readonly oneIn?: { readonly count: number; readonly exact: boolean }
}

/** One place for what can be said in tenths, three near nothing and near certainty, as many as it takes below that. */
const digitsOf = (ratio: number): number => {
  const rest = Math.min(ratio, 1 - ratio)
  if (rest >= 0.01 || rest <= 0) return 1
  return Math.min(12, Math.max(3, Math.ceil(-Math.log10(rest * 100)) + 1))
}

/** From here on one in so many is told without tenths. */
const MANY = 100

/** Always one in so many, so that two chances can be compared: in tenths where few, as whole numbers where many. */
const oneIn = (chance: Fraction): Chance['oneIn'] => {
  const { num, den } = reduced(chance)
  if (num === 0n || num * 2n > den) return undefined
  if (num === 1n) return { count: Number(den), exact: true }
  const count = Number((den * 1000n) / num) / 1000
  return { count: count < MANY ? Math.round(count * 10) / 10 : Math.round(count), exact: false }
}

export const chanceOf = (chance: Fraction): Chance => {
  const { num, den } = chance
  const ratio = Number((num * PRECISION) / den) / Number(PRECISION)
  const many = oneIn(chance)
  return { ratio, digits: digitsOf(ratio), ...(many ? { oneIn: many } : {}) }
}
