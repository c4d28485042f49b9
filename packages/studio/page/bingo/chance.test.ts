import { describe, expect, it } from 'vitest'
import { partsOf, lineChance } from '../../games/bingo/return.ts'
import { chanceOfAny } from './chance.ts'

/** Every way in which the next balls can fall, one after the other. */
const counted = (missing: readonly (readonly number[])[], left: number, toCome: number): number => {
  let [whole, all] = [0, 0]
  const fall = (from: number, fell: readonly number[]): void => {
    if (fell.length === toCome) {
      all++
      if (missing.some((row) => row.every((number) => fell.includes(number)))) whole++
      return
    }
    for (let ball = from; ball <= left; ball++) fall(ball + 1, [...fell, ball])
  }
  fall(1, [])
  return whole / all
}

describe('the chance of a line', () => {
  it.each([
    [[[1, 2]], 12, 4],
    [
      [
        [1, 2],
        [3, 4, 5],
      ],
      12,
      6,
    ],
    [
      [
        [1, 2],
        [2, 3],
        [1, 2, 7],
        [4, 5, 6],
      ],
      12,
      5,
    ],
    [[[1, 2], [1, 2], [9]], 12, 3],
    [[[1, 2, 3, 4]], 12, 3],
    [[], 12, 3],
  ])('with rows %j of %i balls, %i to come, is what counting every way gives', (missing, left, toCome) => {
    expect(chanceOfAny(missing, left, toCome)).toBeCloseTo(counted(missing, left, toCome), 12)
  })

  it('of a whole card before the first ball is the published one', () => {
    let number = 0
    const rows = [5, 5, 4, 5, 5].map((length) => Array.from({ length }, () => ++number))
    expect(Math.floor((chanceOfAny(rows, 75, 40) ?? 0) * 10_000)).toBe(partsOf(lineChance(), 10_000))
  })

  it('is certain with a line, and is not told where it cannot be counted', () => {
    expect(chanceOfAny([[], [1, 2]], 40, 5)).toBe(1)
    const many = Array.from({ length: 30 }, (_, row) => [row * 2 + 1, row * 2 + 2])
    expect(chanceOfAny(many, 75, 40)).toBeUndefined()
  })
})
