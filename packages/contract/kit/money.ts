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

const digits = new Map<string, number>()

/** Fraction digits that a currency's smallest coin has: 0 for VND, 2 for USD. */
export const coinDigits = (currency: string): number => {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const read = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
  digits.set(currency, read)
  return read
}

/** Whether an amount is of whole coins, as one is that a person pays, asks for or sets; what is computed may be finer. */
export const isOfCoins = (units: Units, currency: string): boolean =>
  units % (ONE / 10n ** BigInt(Math.min(4, coinDigits(currency)))) === 0n

/** An amount as the gateway sends it: exactly four places. */
export const wireAmount = matching(/^-?\d{1,15}\.\d{4}$/)

/**
 * An amount as a person or an integrator may send it: positive, up to four places. What members name themselves has no more places than their
 * currency's coins: the gateway refuses it as AMOUNT_DECIMALS.
 */
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
