import { expect, it } from 'vitest'
import { makeServerClock } from './server-clock.ts'

it('follows the server by the answer that was quickest on the way', () => {
  let local = 1_000_000
  const clock = makeServerClock(() => local)
  expect(clock.now()).toBe(1_000_000)
  clock.learn(new Date(2_000_500).toISOString(), 1_000_000, 1_001_000)
  expect(clock.now()).toBe(2_000_000)
  clock.learn(new Date(3_000_050).toISOString(), 1_000_000, 1_000_100)
  expect(clock.now()).toBe(3_000_000)
  clock.learn(new Date(9_000_000).toISOString(), 1_000_000, 1_009_000)
  local += 5_000
  expect(clock.now()).toBe(3_005_000)
})
