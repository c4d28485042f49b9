import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open.ts'
import type { WindowJob } from '../kit/job.ts'
import { manualClock } from '../ports/clock.ts'
import { openTestDatabase } from '../testing/database.ts'
import { itemsJob } from '../testing/job-effects.ts'
import { createJobs } from './scheduler.ts'
import { jobRun } from './schema.ts'

let database: Database
const clock = manualClock('2026-03-26T12:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const runs = () => database.orm.select().from(jobRun).orderBy(jobRun.tick)

test('leaves windows out together where several wait and the job has nothing to do in any', async () => {
  let begunAt = Date.parse('2026-03-29T00:00:00Z')
  const job: WindowJob = {
    ...itemsJob({ name: 'idle', period: { everySeconds: 3600 }, items: 1 }),
    idle: async (_, until) => (until.getTime() <= begunAt ? 'nothing has begun' : undefined),
  }
  const instance = createJobs({ database, clock, log: pino({ level: 'silent' }), brand: { timeZone: 'Europe/Berlin' } }, [job])
  await instance.runDue()
  clock.set('2026-03-28T12:30:00Z')
  await instance.runDue()
  const [first, left] = (await runs()).map(({ state, windowKey, throughKey, reason }) => ({ state, windowKey, throughKey, reason }))
  expect(first).toMatchObject({ state: 'DONE', windowKey: '2026-03-26T11:00:00.000Z' })
  expect(left).toEqual({
    state: 'SKIPPED',
    windowKey: '2026-03-26T12:00:00.000Z',
    throughKey: '2026-03-28T11:00:00.000Z',
    reason: 'nothing has begun',
  })
  begunAt = Date.parse('2026-03-28T13:00:00Z')
  clock.set('2026-03-28T15:00:00Z')
  await instance.runDue()
  expect((await runs()).map(({ state }) => state)).toEqual(['DONE', 'SKIPPED', 'DONE', 'DONE', 'DONE'])
})
