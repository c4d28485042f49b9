import type { ContractKind } from '@portico/contract/commission/kinds'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { describe, expect, test } from 'vitest'
import { areBadTerms } from './bad-terms.ts'
import { grossOf } from './gross.ts'
import { readTerms, type WireTerms } from './terms.ts'
import { bestRate, matchingTier } from './tiers.ts'

const SALARY: WireTerms = {
  tiers: [
    { turnover: '1000000.0000', rate: '1' },
    { turnover: '100000.0000', rate: '0.5' },
    { turnover: '500000.0000', rate: '0.8' },
  ],
}
const DIVIDEND: WireTerms = {
  period: 'M',
  tiers: [
    { turnover: '1000000.0000', active: 10, rate: '20' },
    { turnover: '3000000.0000', active: 20, rate: '25' },
    { loss: '0.0000', rate: '5' },
  ],
}
const figures = (turnover: string, active = 0, loss = '0') => ({ turnover: parseUnits(turnover), active, loss: parseUnits(loss) })

const salary = (turnover: string, more: WireTerms = {}): string => {
  const terms = readTerms('daily', { ...SALARY, ...more })
  return formatUnits(grossOf(terms, figures(turnover), parseUnits(turnover)))
}

describe('the tier that counts', () => {
  test.each([
    ['99999.9999', null],
    ['100000', 1],
    ['499999.9999', 1],
    ['500000', 2],
    ['1000000', 0],
  ])('a turnover of %s', (turnover, index) => {
    expect(matchingTier(readTerms('daily', SALARY).tiers, figures(turnover))).toBe(index)
  })

  test.each([
    [figures('3000000', 20), 1],
    [figures('3000000', 19), 0],
    [figures('999999', 99), 2],
    [figures('0', 0, '-0.0001'), null],
  ])('all conditions must hold: case %#', (one, index) => {
    expect(matchingTier(readTerms('dividend', DIVIDEND).tiers, one)).toBe(index)
  })

  test('of equal rates the harder turnover, then active, then loss is named', () => {
    const { tiers } = readTerms('dividend', {
      tiers: [
        { loss: '9.0000', rate: '5' },
        { active: 2, rate: '5' },
        { turnover: '1.0000', rate: '5' },
        { turnover: '1.0000', loss: '1.0000', rate: '5' },
        { turnover: '1.0000', active: 1, rate: '5' },
      ],
    })
    expect(matchingTier(tiers, figures('10', 5, '10'))).toBe(4)
    expect(matchingTier(tiers, figures('10', 0, '10'))).toBe(3)
    expect(matchingTier(tiers, figures('0', 5, '10'))).toBe(1)
    expect(bestRate(tiers, figures('0', 0, '10'))).toBe(50_000n)
    expect(bestRate(tiers, figures('0', 0, '8'))).toBe(0n)
  })
})

describe('gross', () => {
  test.each([
    ['99999.9999', '0.0000'],
    ['100000', '500.0000'],
    ['999999.99', '7999.9999'],
    ['1000000', '10000.0000'],
  ])('the whole amount at the rate of its tier: %s', (turnover, gross) => expect(salary(turnover)).toBe(gross))

  test.each([
    ['100000', '0.0000'],
    ['100000.0001', '0.0000'],
    ['500000', '2000.0000'],
    ['1000000.0301', '6000.0003'],
  ])('each slice at its own rate, truncated once: %s', (turnover, gross) => expect(salary(turnover, { progressive: true })).toBe(gross))

  test('a slice keeps the best rate below it', () => {
    const tiers = [
      { turnover: '10.0000', rate: '2' },
      { turnover: '20.0000', rate: '1' },
    ]
    expect(salary('30', { progressive: true, tiers })).toBe('0.4000')
  })

  test('slices of a dividend begin at a loss; the other conditions look at the whole figures', () => {
    const terms = readTerms('dividend', {
      period: 'M',
      progressive: true,
      tiers: [
        { turnover: '500.0000', rate: '10' },
        { loss: '100.0000', active: 3, rate: '20' },
      ],
    })
    const gross = (turnover: string, active: number, base: string) =>
      formatUnits(grossOf(terms, figures(turnover, active, '300'), parseUnits(base)))
    expect(gross('500', 3, '200')).toBe('30.0000')
    expect(gross('500', 2, '200')).toBe('20.0000')
    expect(gross('499.9999', 3, '200')).toBe('20.0000')
    expect(gross('500', 3, '-200')).toBe('0.0000')
  })
})

describe('terms that nobody may offer', () => {
  const bad = (kind: ContractKind, terms: WireTerms): boolean => areBadTerms(readTerms(kind, terms))

  test.each<[string, ContractKind, WireTerms]>([
    ['no tiers', 'daily', { tiers: [] }],
    ['a rate of 0', 'daily', { tiers: [{ rate: '0' }] }],
    ['a negative rate', 'daily', { tiers: [{ rate: '-1' }] }],
    ['a rate above 100', 'hourly', { tiers: [{ rate: '100.0001' }] }],
    ['a negative turnover', 'daily', { tiers: [{ turnover: '-0.0001', rate: '1' }] }],
    ['negative active members', 'daily', { tiers: [{ active: -1, rate: '1' }] }],
    ['a loss in a salary', 'daily', { tiers: [{ loss: '0.0000', rate: '1' }] }],
    ['a negative loss', 'dividend', { period: 'D', tiers: [{ loss: '-1.0000', rate: '1' }] }],
    [
      'equal conditions',
      'daily',
      {
        tiers: [
          { turnover: '5', rate: '1' },
          { turnover: '5.0000', rate: '2' },
        ],
      },
    ],
    ['conditions that ask for the same nothing', 'daily', { tiers: [{ rate: '1' }, { turnover: '0.0000', rate: '2' }] }],
    ['an unknown period', 'dividend', { period: 'Q', tiers: [{ rate: '1' }] }],
    ['no period', 'dividend', { tiers: [{ rate: '1' }] }],
    ['no rates', 'realtime', { rates: {} }],
    ['rates forgotten', 'realtime', { tiers: [{ rate: '1' }] }],
    ['a loss rate above 100', 'realtime', { rates: { LIVE: { loss: '100.0001', win: '0', min: '0' } } }],
    ['a negative win rate', 'realtime', { rates: { LIVE: { loss: '0', win: '-0.1', min: '0' } } }],
    ['a negative minimum', 'realtime', { rates: { LIVE: { loss: '0', win: '0', min: '-1' } } }],
  ])('%s', (_, kind, terms) => expect(bad(kind, terms)).toBe(true))

  test('the outermost that one may', () => {
    expect(bad('dividend', { period: 'H', tiers: [{ loss: '0.0000', rate: '100' }] })).toBe(false)
    expect(
      bad('daily', {
        tiers: [
          { turnover: '0.0000', rate: '0.0001' },
          { active: 1, rate: '0.0001' },
        ],
      }),
    ).toBe(false)
    expect(bad('realtime', { rates: { ALL: { loss: '100', win: '0', min: '0.0000' } } })).toBe(false)
  })
})
