import { type Money, ONE, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import type { TransferRules } from '@portico/contract/transfer/shapes'

const least = (...all: readonly Units[]): Units => all.reduce((one, other) => (one < other ? one : other))

/** What was typed, as whole units of the currency; grouping signs and spaces are ignored. */
export const typedUnits = (typed: string): Units | undefined => {
  const digits = typed.replace(/[\s.,\u00a0]/g, '')
  return /^\d{1,12}$/.test(digits) ? BigInt(digits) * ONE : undefined
}

/** The most that one transfer can be now. */
export const mostNow = ({ max, left }: Pick<TransferRules, 'max' | 'left'>, available: Money): Units =>
  least(unitsOf(max), unitsOf(left), unitsOf(available))

export type AmountFault = 'missing' | 'range' | 'short' | 'cap'

/** Why an amount cannot be sent; nothing where it can. */
export const amountFault = (typed: string, { min, max, left }: TransferRules, available: Money): AmountFault | undefined => {
  const units = typedUnits(typed)
  if (units === undefined || units === 0n) return typed.trim() === '' || units === 0n ? 'missing' : 'range'
  if (units < unitsOf(min) || units > unitsOf(max)) return 'range'
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
