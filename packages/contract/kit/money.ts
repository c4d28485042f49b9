import * as z from 'zod/mini'
import { checked, matching } from './wire.ts'

/** Money in code: an integer count of 1/10000 of the currency. Never a float. */
export type Units = bigint

/** One whole unit of currency, in `Units`. */
export const ONE: Units = 10_000n

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/

/**
 * Reads a plain decimal of at most 15 whole and 4 fractional digits.
 * @throws RangeError for anything else (exponents, spaces, signs other than a leading minus).
 */
export const parseUnits = (decimal: string): Units => {
  const match = DECIMAL.exec(decimal)
  if (!match) throw new RangeError('not a decimal amount')
  const [, sign, whole = '0', fraction = ''] = match
  const units = BigInt(whole) * ONE + BigInt(fraction.padEnd(4, '0'))
  return sign ? -units : units
}

/** Writes the wire form: always four places, e.g. `12500n -> "1.2500"`. */
export const formatUnits = (units: Units): string => {
  const magnitude = units < 0n ? -units : units
  return `${units < 0n ? '-' : ''}${magnitude / ONE}.${String(magnitude % ONE).padStart(4, '0')}`
}

/** An amount as the gateway sends it: exactly four places. */
export const wireAmount = matching(/^-?\d{1,15}\.\d{4}$/)

/** An amount as a person or an integrator may send it: positive, up to four places. */
export const requestAmount = checked(
  z.string(),
  z.regex(/^\d{1,12}(\.\d{1,4})?$/),
  z.refine((amount) => !/^0+(\.0+)?$/.test(amount)),
)

export const currencyCode = matching(/^[A-Z]{3}$/)

/** Money on the wire. */
export const money = z.object({ amount: wireAmount, currency: currencyCode })
export type Money = z.infer<typeof money>

export const toMoney = (units: Units, currency: string): Money => ({ amount: formatUnits(units), currency })
export const unitsOf = (value: Money): Units => parseUnits(value.amount)
