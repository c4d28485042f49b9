import { domainList } from '@portico/contract/system/calls'
import { describe, expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createRefresh } from './refresh.ts'
import { passSlowly, settle, testLines } from './testing/lines.ts'

const HOUR_MS = 3_600_000

describe('[DESKTOP-03] newer lists', () => {
  const started = () => {
    const clock = testClock()
    const { lines, moods } = testLines(['https://a.example', 'https://b.example'])
    const adopted: unknown[] = []
    const asks: number[] = []
    let fails = false
    const start = clock.now()
    const ask = async (row: unknown) => {
      expect(row).toBe(domainList)
      asks.push(clock.now() - start)
      if (fails) throw new Error('no gateway')
      return { list: { body: 'x', signatures: [] } } as never
    }
    const refresh = createRefresh({
      calls: { ask },
      domains: { adopt: (list) => (adopted.push(list), 'KNOWN') },
      lines,
      clock,
      random: () => 0,
      log: silentLog,
    })
    return { clock, lines, moods, adopted, asks, refresh, fail: (now: boolean) => (fails = now) }
  }

  test('are asked for after the start, then every six hours, sooner after a failure', async () => {
    const { clock, asks, adopted, refresh, fail } = started()
    refresh.start()
    await settle()
    expect(asks).toEqual([])
    await passSlowly(clock, 15_000, 5_000)
    expect([asks, adopted.length]).toEqual([[15_000], 1])
    fail(true)
    await passSlowly(clock, 6 * HOUR_MS, HOUR_MS / 12)
    fail(false)
    await passSlowly(clock, 600_000, 60_000)
    expect(asks).toEqual([15_000, 15_000 + 6 * HOUR_MS, 15_000 + 6 * HOUR_MS + 600_000])
    refresh.stop()
    expect(clock.waiting()).toBe(0)
  })

  test('are asked for soon after a line was left', async () => {
    const { clock, lines, moods, asks, refresh } = started()
    refresh.start()
    await passSlowly(clock, 15_000, 5_000)
    moods.set('https://a.example', 'unsent')
    await lines.reportFailure('https://a.example', 'unsent')
    await passSlowly(clock, 15_000, 5_000)
    expect(asks).toEqual([15_000, 30_000])
    refresh.stop()
  })
})
