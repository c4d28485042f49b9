import { expect, test } from 'vitest'
import { areaUnderCurve, chanceOf } from './rank-sum.ts'

test('what is apart is told apart, whichever is larger, and what is alike is not', () => {
  expect(areaUnderCurve([1, 2, 3], [4, 5, 6])).toBe(1)
  expect(areaUnderCurve([4, 5, 6], [1, 2, 3])).toBe(1)
  expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5)
  expect(areaUnderCurve([7, 7], [7, 7])).toBe(0.5)
  // Of nine pairs six are in order.
  expect(areaUnderCurve([1, 3, 5], [2, 4, 6])).toBeCloseTo(6 / 9)
})

test('chance moves 2,000 tries by less than a hundredth', () => {
  expect(chanceOf(2_000)).toBeCloseTo(0.0091, 4)
  expect(chanceOf(100)).toBeGreaterThan(0.04)
})
