import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['4000000', 'VND', '4000000'],
  ['4.000.000', 'VND', '4000000'],
  ['4,000,000 ₫', 'VND', '4000000'],
  ['4 000 000', 'VND', '4000000'],
  ['4m', 'VND', '4000000'],
  ['4tr', 'VND', '4000000'],
  ['4,5tr', 'VND', '4500000'],
  ['500k', 'VND', '500000'],
  ['0050', 'VND', '50'],
  ['$1,234.50', 'USD', '1234.50'],
  ['1.234,50', 'EUR', '1234.50'],
  ['12.5', 'USD', '12.5'],
  ['1.000', 'USD', '1000'],
  ['12,34,567', 'VND', '1234567'],
  ['1000.5', 'VND', undefined],
  ['1,5', 'VND', undefined],
  ['1.2345', 'USD', undefined],
  ['1,00.50', 'USD', undefined],
  ['', 'VND', undefined],
  ['0', 'VND', undefined],
  ['-5', 'VND', undefined],
  ['abc', 'VND', undefined],
  ['4x', 'VND', undefined],
  ['9'.repeat(20), 'VND', undefined],
])('%s in %s is %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})
