import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { openSoon } from './open-soon.ts'

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false
  void promise.then(() => (done = true))
  await new Promise<void>((resolve) => void setImmediate(resolve))
  return done
}

test('the first page waits for a key store that answers [DESKTOP-01]', async () => {
  const clock = testClock()
  const { promise, resolve } = Promise.withResolvers<void>()
  const soon = openSoon(() => promise, clock)
  expect(await isDone(soon)).toBe(false)
  resolve()
  expect([await isDone(soon), clock.waiting()]).toEqual([true, 0])
})

test('and not for one that asks a person first [DESKTOP-01]', async () => {
  const clock = testClock()
  const soon = openSoon(() => new Promise(() => undefined), clock)
  clock.pass(300)
  expect(await isDone(soon)).toBe(true)
})
