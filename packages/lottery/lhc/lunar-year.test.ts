import { describe, expect, test } from 'vitest'
import { draws, lhc, markSix } from '../testing/lhc.ts'
import fc from 'fast-check'
import { lunarYearOf } from './lunar-year.ts'
import { ALL_NUMBERS } from './seven.ts'
import { ANIMALS, animalOf, sizeOfAnimal } from './zodiac.ts'

describe('[LOTTERY-03] the lunar year of a draw', () => {
  test.each([
    ['2002-02-12', 2002],
    ['2003-01-31', 2002],
    ['2026-02-16', 2025],
    ['2026-02-17', 2026],
    ['2027-02-05', 2026],
    ['2027-02-06', 2027],
    ['2028-01-20', 2027],
  ])('%s is in %i', (date, year) => expect(lunarYearOf(date)).toBe(year))

  test.each(['2002-02-11', '2028-01-21', '1999-01-01', '', '2026-2-17', '2026-02-30', '2026-13-01', 'yesterday'])('%o has none', (date) => {
    expect(() => lunarYearOf(date)).toThrow(RangeError)
    const draw = markSix([1, 2, 3, 4, 5, 6, 7], { date })
    expect(() =>
      lhc('one-zodiac')
        .read({ picks: ['rat'] })
        .hits(draw, {}),
    ).toThrow(RangeError)
    expect(
      lhc('special')
        .read({ numbers: ['7'] })
        .hits(draw, {}),
    ).toEqual({ win: 1 })
  })

  test('the horse owns 01 13 25 37 49 in 2026, the snake 02 14 26 38, and each animal four or five', () => {
    const owned = (animal: string) => ALL_NUMBERS.filter((n) => animalOf(n, 2026) === animal)
    expect(owned('horse')).toEqual([1, 13, 25, 37, 49])
    expect(owned('snake')).toEqual([2, 14, 26, 38])
    expect(owned('goat')).toEqual([12, 24, 36, 48])
    for (const animal of ANIMALS) expect(owned(animal)).toHaveLength(sizeOfAnimal(animal, 2026) === 'five' ? 5 : 4)
  })

  test('impossible draws are faults of the caller', () => {
    const hits = (change: object) => () =>
      lhc('special')
        .read({ numbers: ['7'] })
        .hits({ ...markSix([1, 2, 3, 4, 5, 6, 7]), ...change }, {})
    expect(hits({})()).toEqual({ win: 1 })
    for (const change of [{ special: '06' }, { special: '50' }, { special: '00' }, { special: 'x' }, { normals: ['01'] }]) {
      expect(hits(change)).toThrow(RangeError)
    }
    expect(() =>
      lhc('special')
        .read({ numbers: ['7'] })
        .hits({ digits: '12345' }, {}),
    ).toThrow(RangeError)
  })

  test('a draw shows its places, the special by name', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        expect(
          lhc('total-size')
            .drawn(draw)
            .map(({ symbol }) => symbol),
        ).toEqual([...draw.normals, draw.special])
        expect(lhc('special').drawn(draw)).toEqual([{ at: 7, symbol: draw.special, lot: 'special' }])
      }),
      { numRuns: 5 },
    )
  })
})
