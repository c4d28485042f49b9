import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conflictOf, firstConflict } from './conflict.ts'
import { readTerms, type Terms, type WireTerms } from './terms.ts'
import { bestRate } from './tiers.ts'

const OWN: WireTerms = {
  tiers: [
    { turnover: '100.0000', rate: '0.5' },
    { turnover: '500.0000', rate: '0.8' },
    { turnover: '1000.0000', active: 5, rate: '1' },
  ],
}
const daily = (terms: WireTerms): Terms => readTerms('daily', terms)
const under = (tiers: WireTerms['tiers']) => conflictOf(daily(OWN), daily({ tiers: tiers ?? [] }))

describe('tiers under tiers', () => {
  test('the same stand', () => expect(under(OWN.tiers)).toBeNull())
  test('lower and later ones stand', () =>
    expect(
      under([
        { turnover: '600.0000', rate: '0.8' },
        { turnover: '2000.0000', active: 9, rate: '0.9' },
      ]),
    ).toBeNull())
  test('a lower threshold exceeds', () =>
    expect(
      under([
        { turnover: '100.0000', rate: '0.5' },
        { turnover: '499.9999', rate: '0.8' },
      ]),
    ).toEqual({
      code: 'RATE_ABOVE_OWN',
      above: [1],
    }))
  test('fewer active members exceed', () => expect(under([{ turnover: '1000.0000', active: 4, rate: '1' }])?.above).toEqual([0]))
  test('where the own terms have no tier at all, everything exceeds', () => expect(under([{ rate: '0.0001' }])?.above).toEqual([0]))

  test('a progressive contract allows progressive ones alone, a cliff one both', () => {
    const sliced = { ...OWN, progressive: true }
    expect(conflictOf(daily(sliced), daily(OWN))).toEqual({ code: 'MODE_MISMATCH', above: [] })
    expect(conflictOf(daily(sliced), daily(sliced))).toBeNull()
    expect(conflictOf(daily(OWN), daily(sliced))).toBeNull()
  })

  test('another period goes before another mode, and that before the rates', () => {
    const dividend = (period: string, progressive: boolean, rate: string) =>
      readTerms('dividend', { period, progressive, tiers: [{ rate }] })
    expect(conflictOf(dividend('W', true, '5'), dividend('M', false, '9'))?.code).toBe('PERIOD_MISMATCH')
    expect(conflictOf(dividend('W', true, '5'), dividend('W', false, '9'))?.code).toBe('MODE_MISMATCH')
    const owns = [dividend('W', false, '5'), dividend('W', true, '20'), dividend('W', false, '8')]
    expect(firstConflict(owns, dividend('W', false, '9'))?.code).toBe('MODE_MISMATCH')
    expect(firstConflict(owns, dividend('W', true, '9'))).toEqual({ code: 'RATE_ABOVE_OWN', above: [0] })
    expect(firstConflict(owns, dividend('W', true, '5'))).toBeNull()
  })
})

describe('real-time rates under real-time rates', () => {
  const rates = (rows: Record<string, [loss: string, win: string, min: string]>): Terms =>
    readTerms('realtime', { rates: Object.fromEntries(Object.entries(rows).map(([key, [loss, win, min]]) => [key, { loss, win, min }])) })
  const above = (own: Parameters<typeof rates>[0], lower: Parameters<typeof rates>[0]) => conflictOf(rates(own), rates(lower))?.above ?? []

  test('loss, win and minimum of each category', () => {
    const own: Parameters<typeof rates>[0] = { LIVE: ['0.3', '0.1', '100'], SLOTS: ['0.3', '0.1', '100'] }
    expect(above(own, { LIVE: ['0.3', '0.1', '100'] })).toEqual([])
    expect(above(own, { LIVE: ['0.3001', '0', '100'], SLOTS: ['0.3', '0.1', '99.9999'] })).toEqual(['LIVE', 'SLOTS'])
    expect(above(own, { LIVE: ['0', '0.1001', '100'] })).toEqual(['LIVE'])
  })
  test('a category without a row is measured by the consolidated ones', () => {
    expect(above({ ALL: ['0.3', '0', '0'] }, { FISH: ['0.3', '0', '0'] })).toEqual([])
    expect(above({ ALL: ['0.3', '0', '0'], FISH: ['0.1', '0', '0'] }, { ALL: ['0.2', '0', '0'] })).toEqual(['FISH'])
    expect(above({ FISH: ['0.3', '0', '0'] }, { ALL: ['0.2', '0', '0'] })).toEqual(['ALL'])
  })
  test('a row of zeros asks for nothing, and above it nothing stands', () => {
    expect(above({ LIVE: ['0.3', '0', '0'] }, { LIVE: ['0.1', '0', '0'], FISH: ['0', '0', '0'] })).toEqual([])
    expect(above({ ALL: ['0.3', '0', '0'], FISH: ['0', '0', '0'] }, { FISH: ['0.1', '0', '0'] })).toEqual(['FISH'])
  })
})

test('terms that stand under others pay no better rate at any point', () => {
  const amount = fc.option(
    fc.integer({ min: 0, max: 6 }).map((value) => `${value}.0000`),
    { nil: undefined },
  )
  const tier = fc
    .record({
      turnover: amount,
      active: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      loss: amount,
      rate: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ turnover, active, loss, rate }) => ({
      ...(turnover === undefined ? {} : { turnover }),
      ...(active === undefined ? {} : { active }),
      ...(loss === undefined ? {} : { loss }),
      rate: `${rate}`,
    }))
  const terms = fc.array(tier, { minLength: 1, maxLength: 4 }).map((tiers) => readTerms('dividend', { period: 'M', tiers }))
  const point = fc.record({
    turnover: fc.bigInt({ min: 0n, max: 80_000n }),
    active: fc.integer({ min: 0, max: 5 }),
    loss: fc.bigInt({ min: 0n, max: 80_000n }),
  })
  let accepted = 0
  fc.assert(
    fc.property(terms, terms, fc.array(point, { minLength: 20, maxLength: 20 }), (own, lower, points) => {
      if (conflictOf(own, lower) !== null) return
      accepted++
      for (const one of points) expect(bestRate(lower.tiers, one) <= bestRate(own.tiers, one)).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(20)
})
