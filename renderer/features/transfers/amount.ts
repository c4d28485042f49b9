import { type Money, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import type { TransferRules } from '@portico/contract/transfer/shapes'
import { inCoins, typedTrouble, typedUnits } from '../../lib/typed-money.ts'

const least = (...all: readonly Units[]): Units => all.reduce((one, other) => (one < other ? one : other))

/** The most that one transfer can be now, in coins of the currency. */
export const mostNow = ({ max, left }: Pick<TransferRules, 'max' | 'left'>, available: Money): Units =>
  inCoins(least(unitsOf(max), unitsOf(left), unitsOf(available)), available.currency)

export type AmountFault = 'missing' | 'form' | 'range' | 'short' | 'cap'

/** Why an amount cannot be sent; nothing where it can. */
export const amountFault = (
  typed: string,
  { min, max, left }: TransferRules,
  available: Money,
  groupSign: string,
): AmountFault | undefined => {
  const { currency } = available
  const trouble = typedTrouble(typed, groupSign, currency)
  if (trouble !== undefined) return trouble
  const units = typedUnits(typed, groupSign, currency)
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
