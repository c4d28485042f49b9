import { getMemberInfo } from '@portico/contract/member/calls'
import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createKeepAlive } from './keep-alive.ts'

/** The gateway ends a session that has asked for nothing in this time. */
const IDLE_MS = 30 * 60_000

const setUp = () => {
  const clock = testClock()
  const asked: unknown[] = []
  const now = { held: true, busy: true }
  const ask = async (row: unknown) => {
    asked.push(row)
    throw new Error('no gateway')
  }
  const keepAlive = createKeepAlive({ calls: { ask: ask as never }, clock, log: silentLog, held: () => now.held, busy: () => now.busy })
  keepAlive.start()
  return { clock, asked, now, keepAlive }
}

test('a session is kept several times within its idle time while somebody plays or works, whatever a call came to [DESKTOP-04]', async () => {
  const { clock, asked } = setUp()
  clock.pass(IDLE_MS)
  await Promise.resolve()
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(new Set(asked)).toEqual(new Set([getMemberInfo]))
})

test('and runs out when nobody is there, asks nothing for a guest, and stops [DESKTOP-04]', () => {
  const { clock, asked, now, keepAlive } = setUp()
  now.busy = false
  clock.pass(IDLE_MS)
  now.busy = true
  now.held = false
  clock.pass(IDLE_MS)
  expect(asked).toEqual([])
  keepAlive.stop()
  expect(clock.waiting()).toBe(0)
})
