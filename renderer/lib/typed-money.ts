import { coinDigits, ONE, parseUnits, type Units } from '@portico/contract/kit/money'
import { readAmount } from './read-amount.ts'
import { anyDigits, wholeDigits } from './whole-digits.ts'

interface Numbers {
  readonly number: (value: bigint | string, options?: Intl.NumberFormatOptions) => string
}

/** The most that can be typed of an amount: parts of a coin stay. */
export const inCoins = (units: Units, currency: string): Units => units - (units % (ONE / 10n ** BigInt(Math.min(4, coinDigits(currency)))))

/** What was typed, in coins where the currency has some and whole where it has none; with a language's sign between thousands. */
export const typedUnits = (typed: string, groupSign: string, currency: string): Units | undefined => {
  if (coinDigits(currency) === 0) {
    const digits = wholeDigits(typed, groupSign)
    return digits ? parseUnits(digits) : undefined
  }
  const amount = /\p{L}/u.test(typed) ? undefined : readAmount(typed, currency)
  return amount === undefined ? undefined : parseUnits(amount)
}

/** Why what was typed is no amount: nothing there yet, or `form` for a sign, words or more decimals than there are coins. */
export const typedTrouble = (typed: string, groupSign: string, currency: string): 'missing' | 'form' | undefined => {
  if (coinDigits(currency) === 0) {
    const digits = anyDigits(typed, groupSign)
    return digits === undefined ? 'form' : digits === '' ? 'missing' : undefined
  }
  if (/^[0.,\s]*$/.test(typed)) return 'missing'
  // Of one that is too long it is said how much there may be.
  return typedUnits(typed, groupSign, currency) === undefined && !/^[\d\s]{13,}$/.test(typed) ? 'form' : undefined
}

/** An amount as it stands in a field. */
export const fieldText = (units: Units, currency: string, format: Numbers): string => {
  if (units % ONE === 0n) return format.number(units / ONE)
  const digits = coinDigits(currency)
  const rest = String(units % ONE).padStart(4, '0')
  return format.number(`${units / ONE}.${rest}`, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** What stands in the field after it was typed: grouped, but where decimals may still follow. */
export const keptText = (typed: string, groupSign: string, currency: string, format: Numbers): string => {
  const units = coinDigits(currency) === 0 ? typedUnits(typed, groupSign, currency) : undefined
  return units === undefined ? typed : fieldText(units, currency, format)
}

/** The keys that a phone shows for an amount. */
export const amountKeys = (currency: string): 'numeric' | 'decimal' => (coinDigits(currency) === 0 ? 'numeric' : 'decimal')
