import { describe, expect, it } from 'vitest'
import { formatUnits } from '@portico/contract/kit/money'
import { alongSlider, costOf, sharesAt } from './cost.ts'
import { priceLine, type Terms } from './price.ts'

const terms: Terms = { game: 'SSC', unit: '2000', maxNotes: 20_000, maxPrizeGroup: 1950, odds: {}, flags: { tie: 'lose' } }
const places = [
  ['1', '3', '8'],
  ['0', '5'],
  ['2', '7', '9'],
]
const line = { play: 'front3-direct', selection: { places }, mode: '1', multiple: 1, prizeGroup: 1900 }
const priced = (change: object = {}, at: Terms = terms) => {
  const pricing = priceLine({ ...line, ...change }, at)
  if (!pricing.ok) throw new Error(pricing.code)
  return pricing.priced
}

describe('what a slip truly costs [LOTTERY-03]', () => {
  it('is what its stakes do not give back on average', () => {
    const cost = costOf([priced()])
    expect(cost?.shares.prizes).toBeCloseTo(0.95, 9)
    expect(cost?.shares.rebate).toBeCloseTo(0.025, 9)
    expect(cost?.shares.edge).toBeCloseTo(0.025, 9)
    expect([cost?.prizes, cost?.rebate, cost?.loss].map((units) => formatUnits(units ?? 0n))).toEqual([
      '34200.0000',
      '900.0000',
      '900.0000',
    ])
  })

  it('adds up over lines of different groups', () => {
    const cost = costOf([priced(), priced({ prizeGroup: 1950, multiple: 3 })])
    expect(formatUnits(cost?.loss ?? 0n)).toBe('3600.0000')
    expect((cost?.shares.prizes ?? 0) + (cost?.shares.rebate ?? 0)).toBeCloseTo(0.975, 9)
  })

  it('comes from the odds and their true chances where there is no prize group', () => {
    const at: Terms = { ...terms, odds: { 'dragon-tiger': { dragon: '1.98', tiger: '1.98', tie: '9' } } }
    const duel = { play: 'dragon-tiger', selection: { pairs: ['1-2'], picks: ['dragon'] }, prizeGroup: null }
    const cost = costOf([priced(duel, at)])
    // Nine draws of twenty pay 1.98 times the stake.
    expect(cost?.shares).toMatchObject({ rebate: 0 })
    expect(cost?.shares.prizes).toBeCloseTo(0.891, 9)
    expect(formatUnits(cost?.loss ?? 0n)).toBe('218.0000')
  })

  it('is the same wherever the slider stands', () => {
    const groups = Array.from({ length: 151 }, (_, i) => 1800 + i)
    for (const { prizes, rebate } of alongSlider(line, terms, groups)) expect(prizes + rebate).toBeCloseTo(0.975, 9)
    expect(alongSlider(undefined, terms, [1800])).toEqual([{ group: 1800, ...sharesAt(1800, 1950) }])
  })

  it('says nothing of a slip without a stake', () => {
    expect(costOf([])).toBeUndefined()
  })
})
