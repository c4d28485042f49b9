import { type Money, ONE, toMoney, unitsOf } from '@portico/contract/kit/money'
import { typedTrouble, typedUnits } from '../../../lib/typed-money.ts'

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

/** Whether the amount may be sent: `missing`, `form` for a sign, words or decimals beyond the coins, `range`, or nothing wrong. */
export const amountFault = (typed: string, { min, max }: Bounds, groupSign: string): 'missing' | 'form' | 'range' | undefined => {
  const trouble = typedTrouble(typed, groupSign, min.currency)
  if (trouble !== undefined) return trouble
  const units = typedUnits(typed, groupSign, min.currency)
  return units === undefined || units < unitsOf(min) || units > unitsOf(max) ? 'range' : undefined
}

/** An amount as it is typed into a bank's form: no sign of the currency, no grouping, no more places than it has. */
export const plainAmount = ({ amount }: Money): string => amount.replace(/\.?0+$/, '')
