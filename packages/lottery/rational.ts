import { ONE, type Units } from '@portico/contract/kit/money'

/** An exact, non-negative fraction. `den` is positive; the two need not be in lowest terms. */
export interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

export const fraction = (num: bigint | number, den: bigint | number = 1n): Fraction => ({ num: BigInt(num), den: BigInt(den) })

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den ? { num: a.num + b.num, den: a.den } : { num: a.num * b.den + b.num * a.den, den: a.den * b.den }

export const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den })

export const over = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.den, den: a.den * b.num })

/** Whether a > b. */
export const exceeds = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den

/** Toward zero, to 1/10000. */
export const truncate = (a: Fraction): Units => (a.num * ONE) / a.den

export const fromUnits = (units: Units): Fraction => ({ num: units, den: ONE })

/** Whether the fraction is a whole number of 1/10000, so that `truncate` loses nothing. */
export const isUnits = (a: Fraction): boolean => (a.num * ONE) % a.den === 0n

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** The same fraction in lowest terms. */
export const reduced = (a: Fraction): Fraction => {
  const divisor = gcd(a.num, a.den)
  return divisor > 1n ? { num: a.num / divisor, den: a.den / divisor } : a
}

const PLAIN = /^(\d+)(?:\.(\d+))?$/

/** Reads a plain decimal of any length: no sign, no exponent. Undefined for anything else. */
export const readDecimal = (text: string): Fraction | undefined => {
  const match = PLAIN.exec(text)
  if (!match) return undefined
  const [, whole = '0', places = ''] = match
  return { num: BigInt(whole + places), den: 10n ** BigInt(places.length) }
}

/**
 * The exact plain decimal, without trailing zeros, e.g. `"9780"`, `"0.0216531"`.
 * @throws RangeError when it has no end (1/3).
 */
export const decimalOf = (a: Fraction): string => {
  let { num, den } = reduced(a)
  let places = 0
  for (; den !== 1n; places++) {
    const shared = gcd(den, 10n)
    if (shared === 1n) throw new RangeError('the decimal has no end')
    num *= 10n / shared
    den /= shared
  }
  if (places === 0) return String(num)
  const digits = String(num).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
