import { type Money, ONE, parseUnits, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import { anyDigits, wholeDigits } from '../../../lib/whole-digits.ts'

const QUICK: readonly bigint[] = [100_000n, 500_000n, 1_000_000n, 5_000_000n, 20_000_000n]
const QUICK_COUNT = 4

interface Bounds {
  readonly min: Money
  readonly max: Money
}

/**
 * The method's bounds, cut by what the member's own limit leaves. One that leaves less than the least amount changes nothing: the
 * gateway refuses, and the note beside the form says why.
 */
export const boundsWithin = ({ min, max }: Bounds, room: Money | undefined): Bounds =>
  room !== undefined && unitsOf(room) >= unitsOf(min) && unitsOf(room) < unitsOf(max) ? { min, max: room } : { min, max }

/** Round amounts to choose from, within what the method takes. */
export const quickAmounts = ({ min, max }: Bounds): Money[] =>
  QUICK.map((whole) => whole * ONE)
    .filter((units) => units >= unitsOf(min) && units <= unitsOf(max))
    .slice(0, QUICK_COUNT)
    .map((units) => toMoney(units, min.currency))

/** What was typed as a whole number of the currency, with a language's sign between thousands. Nothing where no wallet holds as much, or it is none. */
export const typedUnits = (typed: string, groupSign: string): Units | undefined => {
  const digits = wholeDigits(typed, groupSign)
  return digits ? parseUnits(digits) : undefined
}

/** Whether the amount may be sent: `missing`, `whole` for a sign, decimals or words, `range`, or nothing wrong. */
export const amountFault = (typed: string, { min, max }: Bounds, groupSign: string): 'missing' | 'whole' | 'range' | undefined => {
  const digits = anyDigits(typed, groupSign)
  if (digits === undefined) return 'whole'
  if (digits === '') return 'missing'
  const units = typedUnits(typed, groupSign)
  return units === undefined || units < unitsOf(min) || units > unitsOf(max) ? 'range' : undefined
}

/** An amount as it is typed into a bank's form: no sign of the currency, no grouping, no more places than it has. */
export const plainAmount = ({ amount }: Money): string => amount.replace(/\.?0+$/, '')
