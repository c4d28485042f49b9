import { expect, test } from 'vitest'
import { agrees } from './agrees.ts'

const got = {
  lines: [
    { id: 'b', amount: '1.0000' },
    { id: 'a', amount: '2.0000' },
  ],
  left: 0,
}

test.each<[why: string, expected: unknown, holds: boolean]>([
  [
    'rows in another order',
    {
      lines: [
        { id: 'a', amount: '2.0000' },
        { id: 'b', amount: '1.0000' },
      ],
    },
    true,
  ],
  ['fields that nobody expects', { lines: [{ id: 'a' }, { id: 'b' }] }, true],
  ['a row too many', { lines: [{ id: 'a' }] }, false],
  ['a row too few', { lines: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, false],
  ['one row for two', { lines: [{ id: 'a' }, { id: 'a' }] }, false],
  ['another amount', { lines: [{ id: 'a', amount: '2' }, { id: 'b' }] }, false],
  ['a field that is not there', { error: 'BAD_TREE' }, false],
  ['a number for a text', { left: '0' }, false],
  ['nothing for a list', { lines: null }, false],
])('%s', (_, expected, holds) => {
  expect(agrees(got, expected)).toBe(holds)
})
