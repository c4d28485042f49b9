import { examples } from '@portico/contract/ticket/examples'
import { expect, test } from 'vitest'
import { leftOf } from './left-of.ts'

const pool = examples.ticketPools.response.pools[0]!
const newsOf = (left: number) => ({
  id: pool.id,
  entries: 0,
  prizes: pool.prizes.map((prize, index) => (index === 0 ? { left, lastAt: null } : { left: prize.left, lastAt: prize.lastAt })),
})

test('what is left follows each opening, and what was said before a newer answer changes nothing back', () => {
  const first = pool.prizes[0]!.left
  const after = { ...pool, ...leftOf(pool, newsOf(first - 1)) }
  expect(after.prizes[0]).toEqual({ ...pool.prizes[0], left: first - 1, lastAt: null })
  expect(after.left).toBe(pool.prizes.reduce((sum, { left }) => sum + left, 0) - 1)
  expect({ ...after, ...leftOf(after, newsOf(first)) }).toEqual(after)
})
