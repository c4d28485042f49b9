import { expect, test } from 'vitest'
import { tenths, wantedRate } from './rates.ts'

test.each([
  ['8', 80],
  ['8.5', 85],
  ['8,5', 85],
  ['8.50', 85],
  ['0.1', 1],
  ['8.55', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['8.', 80],
])('%s is %s tenths', (text, rate) => {
  expect(tenths(text)).toBe(rate)
})

test('a comma is a point to the gateway', () => {
  expect(wantedRate(' 8,3 ')).toBe('8.3')
})
