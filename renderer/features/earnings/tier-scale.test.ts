import { expect, it } from 'vitest'
import { tierScale } from './tier-scale.ts'

const TIERS = [
  { turnover: '1000000', active: 2, rate: '0.8' },
  { turnover: '100000', active: null, rate: '0.6' },
  { turnover: '1000000', active: 9, rate: '0.9' },
]

it('gives every span between two edges the same room, in order, and names the best tier that begins there', () => {
  const scale = tierScale(TIERS, 'turnover', [500_000])!
  expect(scale.bands.map(({ from, tier }) => [from, tier?.index])).toEqual([
    [0, undefined],
    [100_000, 1],
    [1_000_000, 2],
  ])
  expect([0, 50_000, 100_000, 550_000, 1_000_000, 2_000_000].map((amount) => scale.positionOf(amount))).toEqual([
    0,
    1 / 6,
    1 / 3,
    1 / 2,
    2 / 3,
    1,
  ])
  expect(scale.positionOf(-5)).toBe(0)
})

it('makes room for what is far beyond the last edge, and has no bar where no tier asks for anything', () => {
  expect(tierScale(TIERS, 'turnover', [50_000_000])!.positionOf(50_000_000)).toBeLessThan(1)
  expect(tierScale([{ rate: '12' }], 'loss', [5])).toBeUndefined()
})
