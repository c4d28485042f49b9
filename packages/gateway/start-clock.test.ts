import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from './db/open.ts'
import { claimTick } from './jobs/index.ts'
import { manualClock, systemClock } from './ports/clock.ts'
import { checkClock } from './start-clock.ts'
import { openTestDatabase } from './testing/database.ts'

const HOUR_MS = 3_600_000
let database: Database
let lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
const off = (ms: number) => ({ ...systemClock, now: () => new Date(Date.now() + ms) })
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  lines = []
})
afterAll(() => database.close())

test.each([
  ['ahead', 3 * HOUR_MS],
  ['behind', -3 * HOUR_MS],
])('production does not begin while its clock is three hours %s of the database, and says both times', async (how, ms) => {
  const wrong = { database, clock: off(ms), log }
  await expect(checkClock(wrong, true)).rejects.toThrow(
    new RegExp(`^this machine's clock says .+Z, the database's .+Z: 1\\d{4} s ${how}\\. Set both`),
  )
  await checkClock(wrong, false)
  expect(lines.join('')).toContain(` s ${how}`)
})

test('it begins while they agree, and a demonstration wherever its clock stands', async () => {
  await checkClock({ database, clock: off(20_000), log }, true)
  await checkClock({ database, clock: manualClock('2030-01-01T00:00:00Z'), log }, true)
  expect(lines).toEqual([])
})

test('it says that jobs ran at a time that is yet to come', async () => {
  const later = new Date(Date.now() + HOUR_MS)
  await database.orm.transaction((tx) => claimTick(tx, 'minute', later, later))
  await checkClock({ database, clock: systemClock, log }, true)
  expect(lines.join('')).toContain('yet to reach')
})
