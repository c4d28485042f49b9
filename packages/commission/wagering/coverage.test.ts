import { expect, test } from 'vitest'
import { coversTooMuch, type Outcomes, united } from './coverage.ts'

test.each<[why: string, ranges: readonly Outcomes[], union: readonly Outcomes[]]>([
  ['nothing', [], []],
  [
    'apart, in order',
    [
      [5, 6],
      [0, 1],
    ],
    [
      [0, 1],
      [5, 6],
    ],
  ],
  [
    'side by side',
    [
      [0, 4],
      [5, 9],
    ],
    [[0, 9]],
  ],
  [
    'one inside another',
    [
      [0, 9],
      [2, 3],
      [8, 12],
    ],
    [[0, 12]],
  ],
  [
    'the same twice',
    [
      [3, 3],
      [3, 3],
    ],
    [[3, 3]],
  ],
  [
    'a range that ends before it begins',
    [
      [4, 3],
      [0, 1],
    ],
    [[0, 1]],
  ],
])('%s', (_, ranges, union) => {
  expect(united(ranges)).toEqual(union)
})

test('exactly the limit is not too much', () => {
  expect(
    coversTooMuch(
      10,
      [
        [0, 2],
        [6, 9],
      ],
      700_000n,
    ),
  ).toBe(false)
  expect(
    coversTooMuch(
      10,
      [
        [0, 3],
        [6, 9],
      ],
      700_000n,
    ),
  ).toBe(true)
})
