import { type Money, ONE, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import type { TransferRules } from '@portico/contract/transfer/shapes'
import { anyDigits, wholeDigits } from '../../lib/whole-digits.ts'

const least = (...all: readonly Units[]): Units => all.reduce((one, other) => (one < other ? one : other))

/** What was typed, as whole units of the currency, with a language's sign between thousands. */
export const typedUnits = (typed: string, groupSign: string): Units | undefined => {
  const digits = wholeDigits(typed, groupSign)
  return digits ? BigInt(digits) * ONE : undefined
}

/** The most that one transfer can be now. */
export const mostNow = ({ max, left }: Pick<TransferRules, 'max' | 'left'>, available: Money): Units =>
  least(unitsOf(max), unitsOf(left), unitsOf(available))

export type AmountFault = 'missing' | 'whole' | 'range' | 'short' | 'cap'

/** Why an amount cannot be sent; nothing where it can. */
export const amountFault = (
  typed: string,
  { min, max, left }: TransferRules,
  available: Money,
  groupSign: string,
): AmountFault | undefined => {
  const digits = anyDigits(typed, groupSign)
  if (digits === undefined) return 'whole'
  if (digits === '') return 'missing'
  const units = typedUnits(typed, groupSign)
  if (units === undefined || units < unitsOf(min) || units > unitsOf(max)) return 'range'
  if (units > unitsOf(left)) return 'cap'
  return units > unitsOf(available) ? 'short' : undefined
}

const STEPS = [1n, 5n, 10n, 50n]

/** Round amounts to choose from, within what can be sent. */
export const quickAmounts = (rules: TransferRules, available: Money): Money[] => {
  const most = mostNow(rules, available)
  return STEPS.map((step) => unitsOf(rules.min) * step)
    .filter((units) => units > 0n && units <= most)
    .map((units) => toMoney(units, available.currency))
}
