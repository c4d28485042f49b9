import { expect, it } from 'vitest'
import { moneyIn, shownBalance } from './money.ts'

it.each([
  ['EUR', 2, 125_000, '€12.50'],
  ['EUR', 4, 125_000, '€12.50'],
  ['EUR', 2, 120_000, '€12'],
  ['EUR', 2, -5000, '−€0.50'],
  ['EUR', 0, 120_000, '€12'],
  ['JPY', 0, 1_200_000, '¥120'],
  ['JPY', 4, 1_200_000, '¥120'],
  ['VND', 0, 200_000_000, '20,000 ₫'],
  ['VND', 4, 153_517_464_200, '15,351,746.42 ₫'],
])('writes %s of a wallet with %d places as people do', (currency, exponent, amount, written) =>
  expect(moneyIn(currency, exponent, 'en')(amount)).toBe(written),
)

it.each([
  [40_732_982, 'EUR', '€4,073.29'],
  [1_535_174_642_99, 'VND', '15,351,746.42 ₫'],
  [40_730_099, 'EUR', '€4,073'],
  [99, 'EUR', '€0'],
])('leaves less than a hundredth of a balance of %d out, and never rounds up', (amount, currency, written) =>
  expect(moneyIn(currency, 4, 'en')(shownBalance(amount))).toBe(written),
)
