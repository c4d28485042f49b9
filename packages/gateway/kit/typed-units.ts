import { isOfCoins, parseUnits, type Units } from '@portico/contract/kit/money'
import { Failure } from '../failure.ts'

/** The amount that somebody names to pay, to be paid, to send or to set. @throws Failure AMOUNT_DECIMALS where no coins of the currency come to it */
export const typedUnits = (amount: string, currency: string): Units => {
  const units = parseUnits(amount)
  if (!isOfCoins(units, currency)) throw new Failure('AMOUNT_DECIMALS')
  return units
}
