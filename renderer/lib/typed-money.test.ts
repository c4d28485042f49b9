import { expect, it } from 'vitest'
import { fieldText, inCoins, keptText, typedTrouble, typedUnits } from './typed-money.ts'

const numbers = (tag: string) => ({
  number: (value: bigint | string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(value as Intl.StringNumericLiteral),
})

it.each([
  ['12.50', ',', 'EUR', 125_000n],
  ['12,50', '.', 'EUR', 125_000n],
  ['0.05', ',', 'USD', 500n],
  ['12.', ',', 'EUR', 120_000n],
  ['1,234.5', ',', 'USD', 12_345_000n],
  ['1.234,50', '.', 'EUR', 12_345_000n],
  ['1.234', '.', 'EUR', 12_340_000n],
  ['10 000', ',', 'EUR', 100_000_000n],
  ['500,000', ',', 'VND', 5_000_000_000n],
  ['1.125', ',', 'KWD', 11_250n],
])('%j with %j between thousands is an amount of %s', (typed, sign, currency, units) => {
  expect([typedUnits(typed, sign, currency), typedTrouble(typed, sign, currency)]).toEqual([units, undefined])
})

it.each([
  ['', ',', 'EUR', 'missing'],
  ['0.0', ',', 'EUR', 'missing'],
  ['0', ',', 'VND', 'missing'],
  ['-5', ',', 'EUR', 'form'],
  ['1e6', ',', 'EUR', 'form'],
  ['4k', ',', 'EUR', 'form'],
  ['12.5050', ',', 'EUR', 'form'],
  ['10000.5', ',', 'VND', 'form'],
] as const)('%j with %j between thousands of %s is none: %s', (typed, sign, currency, trouble) => {
  expect(typedTrouble(typed, sign, currency)).toBe(trouble)
})

it('stands in a field as its language writes it, and is read from there as the same', () => {
  for (const [tag, sign] of [
    ['en', ','],
    ['de', '.'],
    ['vi', '.'],
    ['fr', '\u202f'],
  ] as const)
    for (const units of [125_000n, 12_345_500n, 12_340_000n, 1_000_000_000n, 100n])
      expect(typedUnits(fieldText(units, 'EUR', numbers(tag)), sign, 'EUR')).toBe(units)
  expect(fieldText(12_345_000n, 'EUR', numbers('de'))).toBe('1.234,50')
})

it('is grouped while it is typed where no decimals can follow', () => {
  expect(keptText('50000', ',', 'VND', numbers('en'))).toBe('50,000')
  expect(keptText('5000', ',', 'EUR', numbers('en'))).toBe('5000')
  expect(keptText('12.5', ',', 'EUR', numbers('en'))).toBe('12.5')
})

it('leaves parts of a coin', () => {
  expect([inCoins(125_678n, 'EUR'), inCoins(125_678n, 'VND')]).toEqual([125_600n, 120_000n])
})
