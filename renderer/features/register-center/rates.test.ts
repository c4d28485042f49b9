import { expect, test } from 'vitest'
import { firstRates, rateFault, wantedOf } from './rates.ts'

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
