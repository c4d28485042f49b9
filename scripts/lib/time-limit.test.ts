import { afterEach, expect, test, vi } from 'vitest'
import { performAll } from './steps.ts'
import { NO_TIME, outOfTime } from './time-limit.ts'

afterEach(() => vi.unstubAllEnvs())

test('without a limit there is always time', () => {
  vi.stubEnv('PORTICO_UNTIL', undefined)
  expect(outOfTime()).toBe(false)
})

test('nothing begins from the second of the limit on', () => {
  vi.stubEnv('PORTICO_UNTIL', '1000')
  expect(outOfTime(999_999)).toBe(false)
  expect(outOfTime(1_000_000)).toBe(true)
})

test('a step that cannot begin is counted as skipped, with the reason', async () => {
  vi.stubEnv('PORTICO_UNTIL', '1')
  const run = vi.fn<() => never>()
  expect(await performAll([{ name: 'late', run }])).toEqual({ passed: 0, failed: 0, skips: [{ title: 'late', reason: NO_TIME }] })
  expect(run).not.toHaveBeenCalled()
})
