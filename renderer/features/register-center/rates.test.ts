import { expect, test } from 'vitest'
import { firstRates, rateFault, tenths, wantedOf } from './rates.ts'

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

test('a rate is held against the own one, equal is allowed [AGENT-12]', () => {
  expect(rateFault('8.8', '8.8')).toBeUndefined()
  expect(rateFault('8.9', '8.8')).toBe('above-own')
  expect(rateFault('8.85', '8.8')).toBe('step')
})

test('something is kept to begin with, and categories one has nothing of are left out', () => {
  const own = [
    { category: 'LOTTERY', rate: '8.8' },
    { category: 'LIVE', rate: '0.3' },
    { category: 'FISH', rate: '0.0' },
  ] as const
  expect(firstRates(own)).toEqual({ LOTTERY: '8.3', LIVE: '0.0' })
  expect(wantedOf({ LOTTERY: ' 8,3 ' })).toEqual({ LOTTERY: '8.3' })
})
