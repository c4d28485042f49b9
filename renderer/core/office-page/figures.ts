import { coinDigits, type Money, ONE, type Units, unitsOf } from '@portico/contract/kit/money'

/**
 * Fraction digits of a column: those of the currency's coins where it has any; else two where any of these amounts has a part of a whole,
 * or none. What lies beyond is cut off here, and written exactly in a file.
 */
export const decimalsOf = (amounts: readonly Money[]): number => {
  const coins = amounts[0] ? coinDigits(amounts[0].currency) : 0
  if (coins > 0) return coins
  return amounts.some((amount) => unitsOf(amount) % ONE !== 0n) ? 2 : 0
}

/** The change against an earlier amount as a ratio, cut to a tenth of a percent; nothing when there was nothing before. */
export const changeOf = (now: Units, before: Units): number | undefined => {
  if (before === 0n) return undefined
  const size = before < 0n ? -before : before
  return Number(((now - before) * 1000n) / size) / 1000
}

/** A part of a whole as a ratio; 0 of nothing. */
export const shareOf = (part: Units, whole: Units): number => (whole === 0n ? 0 : Number((part * 10_000n) / whole) / 10_000)
