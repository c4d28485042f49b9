import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskOf } from '../digits/mask.ts'
import { direct } from './direct.ts'
import { arrangements } from './family.ts'
import { matches, placements } from './placements.ts'
import { position } from './position.ts'

const OF = 6

const lists = fc.array(fc.shuffledSubarray(['1', '2', '3', '4', '5', '6']).map(maskOf), { minLength: 1, maxLength: 4 })

/** Every order of so many of six numbers. */
const orders = (take: number, prefix: readonly number[] = []): number[][] =>
  prefix.length === take
    ? [[...prefix]]
    : [1, 2, 3, 4, 5, 6].filter((n) => !prefix.includes(n)).flatMap((n) => orders(take, [...prefix, n]))

describe('[LOTTERY-04] ordered choices without repeats', () => {
  test('are counted as they are listed', () => {
    fc.assert(
      fc.property(lists, (places) => {
        const family = direct({ window: places.length, of: OF })
        expect(placements(places, OF)[places.length]).toBe([...family.notes(places)].length)
      }),
      { numRuns: 100 },
    )
  })

  test('meet so many places as the orders one by one', () => {
    fc.assert(
      fc.property(lists, (places) => {
        const family = position({ window: places.length, of: OF })
        const counted = Array<number>(places.length + 1).fill(0)
        for (const order of orders(places.length)) {
          const matched = family.hits(places, order, {})['win'] ?? 0
          counted[matched] = (counted[matched] ?? 0) + 1
        }
        expect(matches(places, OF)).toEqual(counted)
      }),
      { numRuns: 50 },
    )
  })

  test('the largest selections are counted exactly', () => {
    const all = Array.from({ length: 11 }, (_, i) => String(i + 1))
    const five = direct({ window: 5, of: 11 })
    expect(five.count(Array.from({ length: 5 }, () => maskOf(all)))).toBe(55_440)
    const ten = Array.from({ length: 10 }, () => maskOf(all.slice(0, 10)))
    expect(position({ window: 10, of: 10 }).spread(ten, {})).toEqual([{ ways: arrangements(10, 10), hits: { win: 10 } }])
    // Derangements of ten: each car barred from its own position only.
    const barred = Array.from({ length: 10 }, (_, i) => maskOf(all.slice(0, 10).filter((n) => n !== String(i + 1))))
    expect(matches(barred, 10)[10]).toBe(1_334_961)
  })
})
