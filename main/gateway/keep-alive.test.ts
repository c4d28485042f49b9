import { getMemberInfo } from '@portico/contract/member/calls'
import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createKeepAlive } from './keep-alive.ts'

/** The gateway ends a session that has calls for nothing in this time. */
const IDLE_MS = 30 * 60_000

const setUp = () => {
  const clock = testClock()
  const calls: unknown[] = []
  const now = { hasSession: true, busy: true }
  const ask = async (row: unknown) => {
    calls.push(row)
    throw new Error('no gateway')
  }
  const keepAlive = createKeepAlive({
    calls: { ask: ask as never },
    clock,
    log: silentLog,
    hasSession: () => now.hasSession,
    busy: () => now.busy,
  })
  keepAlive.start()
  return { clock, calls, now, keepAlive }
}

test('a session is kept several times within its idle time while somebody plays or works, whatever a call came to [DESKTOP-04]', async () => {
  const { clock, calls } = setUp()
  clock.pass(IDLE_MS)
  await Promise.resolve()
  expect(calls.length).toBeGreaterThanOrEqual(5)
  expect(new Set(calls)).toEqual(new Set([getMemberInfo]))
})

test('and runs out when nobody is there, asks nothing for a guest, and stops [DESKTOP-04]', () => {
  const { clock, calls, now, keepAlive } = setUp()
  now.busy = false
  clock.pass(IDLE_MS)
  now.busy = true
  now.hasSession = false
  clock.pass(IDLE_MS)
  expect(calls).toEqual([])
  keepAlive.stop()
  expect(clock.waiting()).toBe(0)
})
