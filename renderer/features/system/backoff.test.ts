import { expect, it } from 'vitest'
import { makeBackoff } from './backoff.ts'

it('asks again at once, then after longer and longer pauses while calls go on failing [SYSTEM-04]', () => {
  const wait = makeBackoff()
  expect(wait(0)).toBe(0)
  expect(wait(2_000)).toBe(8_000)
  expect(wait(12_000)).toBe(18_000)
  expect(wait(32_000)).toBe(38_000)
  expect(wait(72_000)).toBe(58_000)
})

it('starts anew after a calm while [SYSTEM-04]', () => {
  const wait = makeBackoff()
  for (const now of [0, 2_000, 12_000]) wait(now)
  expect(wait(30_000 + 2 * 60_000)).toBe(0)
})
