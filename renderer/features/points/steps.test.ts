import { expect, it } from 'vitest'
import { convertFault, mostConverted, typedPoints } from './steps.ts'

const RULE = { points: 10, min: 20 }

it.each([
  [0, 'empty'],
  [25, 'step'],
  [10, 'min'],
  [60, 'short'],
  [50, undefined],
] as const)('says of %s of 50 points: %s', (amount, fault) => {
  expect(convertFault(amount, 50, RULE)).toBe(fault)
})

it('converts whole steps at most, and nothing below the least', () => {
  expect([57, 19, 0].map((points) => mostConverted(points, RULE))).toEqual([50, 0, 0])
})

it('reads what was typed', () => {
  expect([typedPoints('20,000'), typedPoints('20.000 x'), typedPoints('')]).toEqual([20_000, 20_000, 0])
})
