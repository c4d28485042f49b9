import { expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { typedUnits } from './typed-units.ts'

it.each([
  ['EUR', '12.50', 125_000n],
  ['EUR', '12.5', 125_000n],
  ['EUR', '0.01', 100n],
  ['EUR', '12.505', undefined],
  ['JPY', '1200', 12_000_000n],
  ['JPY', '1200.00', 12_000_000n],
  ['JPY', '1200.5', undefined],
  ['VND', '20000', 200_000_000n],
  ['VND', '20000.01', undefined],
])('of %s, %s is an amount that coins come to, or none', (currency, typed, units) => {
  if (units === undefined) expect(() => typedUnits(typed, currency)).toThrow(new Failure('AMOUNT_DECIMALS'))
  else expect(typedUnits(typed, currency)).toBe(units)
})
