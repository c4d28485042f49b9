import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { manualClock } from '../ports/clock.ts'
import { openBeside, openTestDatabase } from '../testing/database.ts'
import { allItems, itemsJob, recorded } from '../testing/job-effects.ts'
import type { Job, WindowJob } from '../kit/job.ts'
import { createJobs } from './scheduler.ts'
import { jobRun } from './schema.ts'

const DAY = 86_400_000
const LIMITS = { leaseMs: 30_000, renewMs: 3_600_000, batchesPerTurn: 5 }
/** The real database is PostgreSQL, where a transaction that waits holds nobody else up. */
const server = process.env['TEST_DATABASE_URL']

let database: Database
let beside: Database
const clock = manualClock('2026-03-26T12:00:00Z')
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (text: string) => void logged.push(text) })
const brand = { timeZone: 'Europe/Berlin' }

beforeAll(async () => {
  database = await openTestDatabase()
  beside = await openBeside(database)
})
afterAll(async () => {
  await beside.close()
  await database.close()
})
beforeEach(async () => {
  await database.orm.delete(jobRun)
  await database.orm.execute(sql`delete from setting`)
  clock.set('2026-03-26T12:00:00Z')
  logged.length = 0
})

const on = (where: Database, ...jobs: Job[]) => createJobs({ database: where, clock, log, brand }, jobs, LIMITS)
const runs = () => database.orm.select().from(jobRun).orderBy(jobRun.job, jobRun.tick)
const gate = () => Promise.withResolvers<void>()

describe('a job with windows', () => {
  it('works on each local day when it is over, across the change of clocks', async () => {
    const instance = on(database, itemsJob({ name: 'daily', period: 'D', items: 1 }))
    await instance.runDue()
    clock.set('2026-03-29T21:59:59.999Z')
    await instance.runDue()
    expect(await recorded(database.orm, 'daily')).toEqual(allItems(['2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28'], 1))
    clock.advance(1)
    await instance.runDue()
    expect((await recorded(database.orm, 'daily')).at(-1)).toBe('2026-03-29/0')
  })

  it('works on half months and months side by side', async () => {
    const instance = on(
      database,
      itemsJob({ name: 'half', period: 'H', items: 2 }),
      itemsJob({ name: 'month', period: 'M', items: 1 }),
      itemsJob({ name: 'week', period: 'W', items: 1 }),
    )
    await instance.runDue()
    clock.set('2026-05-01T00:00:00Z')
    await instance.runDue()
    expect(await recorded(database.orm, 'half')).toEqual(allItems(['2026-03-H1', '2026-03-H2', '2026-04-H1', '2026-04-H2'], 2))
    expect(await recorded(database.orm, 'month')).toEqual(allItems(['2026-02', '2026-03', '2026-04'], 1))
    expect(await recorded(database.orm, 'week')).toEqual(
      allItems(['2026-W12', '2026-W13', '2026-W14', '2026-W15', '2026-W16', '2026-W17'], 1),
    )
  })

  it('goes on after the last batch that stands when one fails, and writes down what it failed of', async () => {
    let broken = true
    const fragile = itemsJob({
      name: 'fragile',
      period: 'D',
      items: 4,
      after: async (_, item) => {
        if (item === 2 && broken) throw new Error('not yet')
      },
    })
    await on(database, fragile).runDue()
    expect(await runs()).toMatchObject([{ state: 'RUNNING', windowKey: '2026-03-25', cursor: 2, batches: 2, error: 'Error: not yet' }])
    broken = false
    await on(beside, fragile).runDue()
    expect(await recorded(database.orm, 'fragile')).toEqual(allItems(['2026-03-25'], 4))
    expect(await runs()).toMatchObject([{ state: 'DONE', fence: 2, batches: 4, error: null, doneAt: clock.now(), leaseUntil: null }])
  })

  it('writes down a window that it skips, and why', async () => {
    const skipping: WindowJob = { name: 'skipping', period: 'M', missed: 'each', batch: async () => ({ skip: 'no contract was in force' }) }
    await on(database, skipping).runDue()
    await on(database, skipping).runDue()
    expect(await runs()).toMatchObject([{ windowKey: '2026-02', state: 'SKIPPED', reason: 'no contract was in force' }])
  })

  it('keeps its window from others for as long as its lease, and no longer', async () => {
    await database.orm.insert(jobRun).values({
      job: 'leased',
      tick: new Date('2026-03-25T23:00:00Z'),
      windowKey: '2026-03-25',
      state: 'RUNNING',
      at: clock.now(),
      fence: 7,
      holder: 'a gateway that died',
      leaseUntil: new Date(clock.now().getTime() + LIMITS.leaseMs),
      cursor: 1,
    })
    const instance = on(database, itemsJob({ name: 'leased', period: 'D', items: 3 }))
    await instance.runDue()
    expect(await recorded(database.orm, 'leased')).toEqual([])
    clock.advance(LIMITS.leaseMs)
    await instance.runDue()
    expect(await recorded(database.orm, 'leased')).toEqual(['2026-03-25/1', '2026-03-25/2'])
    expect(await runs()).toMatchObject([{ state: 'DONE', fence: 8 }])
  })

  it('is given up by a gateway that stops, and taken up by another at once', async () => {
    const [begun, go] = [gate(), gate()]
    const slow = itemsJob({
      name: 'slow',
      period: 'D',
      items: 3,
      before: async () => {
        begun.resolve()
        await go.promise
      },
    })
    const first = on(database, slow)
    const working = first.runDue()
    await begun.promise
    const stopped = first.stop()
    go.resolve()
    await Promise.all([stopped, working])
    expect(await recorded(database.orm, 'slow')).toEqual(['2026-03-25/0'])
    await on(beside, slow).runDue()
    expect(await recorded(database.orm, 'slow')).toEqual(allItems(['2026-03-25'], 3))
  })
})

describe('two instances', () => {
  /** A database whose batches begin only when the gate is open: a worker that stands still in front of its batch. */
  const behind = (where: Database, open: Promise<void>, reached: () => void): Database => {
    const background: Database['background'] = Object.create(where.background, {
      transaction: {
        value: async (...work: Parameters<Database['background']['transaction']>) => {
          reached()
          await open
          return where.background.transaction(...work)
        },
      },
    })
    return { ...where, background }
  }

  it('do a window once though the one that claimed it stood still: its late batch is rolled back', async () => {
    const [reached, open] = [gate(), gate()]
    const job = itemsJob({ name: 'once', period: 'D', items: 3 })
    const late = on(behind(database, open.promise, reached.resolve), job).runDue()
    await reached.promise
    clock.advance(LIMITS.leaseMs)
    await on(beside, job).runDue()
    expect(await recorded(database.orm, 'once')).toEqual(allItems(['2026-03-25'], 3))
    open.resolve()
    await late
    expect(await recorded(database.orm, 'once')).toEqual(allItems(['2026-03-25'], 3))
    expect(logged.filter((line) => line.includes('rolled back')).length).toBe(1)
  })

  it('do it once though the one that claimed it stood still in the middle of its batch', async ({ skip }) => {
    skip(!server, 'needs a PostgreSQL: node scripts/gateway-postgres.ts')
    const [reached, open] = [gate(), gate()]
    const slow = itemsJob({
      name: 'middle',
      period: 'D',
      items: 3,
      after: async () => {
        reached.resolve()
        await open.promise
      },
    })
    const late = on(database, slow).runDue()
    await reached.promise
    clock.advance(LIMITS.leaseMs)
    await on(beside, itemsJob({ name: 'middle', period: 'D', items: 3 })).runDue()
    open.resolve()
    await late
    expect(await recorded(database.orm, 'middle')).toEqual(allItems(['2026-03-25'], 3))
  })

  it('share a month of days between them, each batch once, whatever fails', async () => {
    let count = 0
    const failing = itemsJob({
      name: 'shared',
      period: 'D',
      items: 4,
      after: async () => {
        if (++count % 3 === 0) throw new Error('broken')
      },
    })
    const instances = [on(database, failing), on(beside, failing)]
    await instances[0]!.runDue()
    clock.advance(30 * DAY)
    for (let i = 0; i < 200 && (await recorded(database.orm, 'shared')).length < 31 * 4; i++) {
      await Promise.all(instances.map((instance) => instance.runDue()))
    }
    const days = Array.from({ length: 31 }, (_, i) => new Date(Date.parse('2026-03-25') + i * DAY).toISOString().slice(0, 10))
    expect(await recorded(database.orm, 'shared')).toEqual(allItems(days, 4))
    expect(new Set((await runs()).map(({ state }) => state))).toEqual(new Set(['DONE']))
  })
})

describe('lanes', () => {
  /** Works on without end until the gate is open. */
  const endless = (name: string, open: { done: boolean }, more: Partial<WindowJob> = {}): WindowJob => ({
    name,
    period: 'D',
    missed: 'each',
    batch: async () => (open.done ? 'done' : { cursor: 'onwards' }),
    ...more,
  })

  it('of its own: a job that never ends delays no other', async () => {
    const long = { done: false }
    const other = itemsJob({
      name: 'other',
      period: { everySeconds: 60 },
      items: 3,
      after: async (_, item) => {
        // Nothing else ends the long one.
        if (item === 2) long.done = true
      },
    })
    await on(database, endless('long', long), other).runDue()
    expect((await runs()).map(({ job, state }) => [job, state])).toEqual([
      ['long', 'DONE'],
      ['other', 'DONE'],
    ])
  })

  it('that is shared: jobs take turns, so that one that never ends leaves the others theirs', async () => {
    const long = { done: false }
    const lane = { name: 'shared', concurrency: 1 }
    const other = itemsJob({ name: 'other', period: 'D', items: 12, lane, after: async (_, item) => void (long.done = item === 11) })
    await on(database, endless('long', long, { lane }), other).runDue()
    expect(await recorded(database.orm, 'other')).toEqual(allItems(['2026-03-25'], 12))
    expect((await runs()).find(({ job }) => job === 'long')!.batches).toBeGreaterThan(LIMITS.batchesPerTurn)
  })

  it('with two workers: one batch that waits for another job’s does not wait in vain', async ({ skip }) => {
    skip(!server, 'needs a PostgreSQL: node scripts/gateway-postgres.ts')
    const opened = gate()
    const lane = { name: 'pair', concurrency: 2 }
    const waits = itemsJob({ name: 'waits', period: 'D', items: 1, lane, after: () => opened.promise })
    const opens = itemsJob({ name: 'opens', period: 'D', items: 1, lane, after: async () => opened.resolve() })
    await on(database, waits, opens).runDue()
    expect((await runs()).map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  })

  it('of its own: a batch that waits in its transaction delays no other', async ({ skip }) => {
    skip(!server, 'needs a PostgreSQL: node scripts/gateway-postgres.ts')
    const opened = gate()
    const waits = itemsJob({ name: 'waits', period: 'D', items: 1, after: () => opened.promise })
    const opens = itemsJob({ name: 'opens', period: 'D', items: 1, after: async () => opened.resolve() })
    await on(database, waits, opens).runDue()
    expect((await runs()).map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  })
})
