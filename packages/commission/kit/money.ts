import { formatUnits, ONE, parseUnits, type Units } from '@portico/contract/kit/money'

/** A rate in 1/10000 of a percent: 85000n is 8.5 %. */
export type Rate = bigint

/** Money times a rate, before anything is cut: 1/1000000 of a `Units`. */
export type Exact = bigint

/** How many `Exact` make one `Units`. */
export const PER_UNIT = 100n * ONE

/** Hundred percent. */
export const WHOLE: Rate = 100n * ONE

/**
 * Reads a percentage of at most 4 places.
 * @throws RangeError for anything else
 */
export const parseRate = (percent: string): Rate => parseUnits(percent)

/** Percent, with one place or as many as it has: `"8.5"`. */
export const formatRate = (rate: Rate): string => formatUnits(rate).replace(/(\.\d)(\d*?)0*$/, '$1$2')

export const shareOf = (amount: Units, rate: Rate): Exact => amount * rate

/** Toward zero, to 1/10000: the one place where a share loses anything. */
export const truncated = (exact: Exact): Units => exact / PER_UNIT

/** Toward zero, with eight places, e.g. `"0.00006667"`. */
export const formatExact = (exact: Exact): string => {
  const places = exact / (PER_UNIT / ONE)
  const digits = String(places < 0n ? -places : places).padStart(9, '0')
  return `${places < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
}

export const least = (a: Units, b: Units): Units => (a < b ? a : b)

export const most = (a: Units, b: Units): Units => (a > b ? a : b)

export const magnitude = (amount: Units): Units => (amount < 0n ? -amount : amount)
