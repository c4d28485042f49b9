import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { jobRun } from './schema.ts'
import { manualClock } from '../ports/clock.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { PeriodicJob } from '../kit/job.ts'
import { createJobs } from './scheduler.ts'
import { checkpoint } from './store.ts'

let database: Database
const clock = manualClock('2026-11-21T08:00:30.000Z')
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (text: string) => void logged.push(text) })

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.orm.delete(jobRun)
  clock.set('2026-11-21T08:00:30.000Z')
})

const ran: string[] = []
const job = (more: Partial<PeriodicJob> = {}): PeriodicJob => ({
  name: 'minute',
  everySeconds: 60,
  missed: 'each',
  run: async (_, tick) => {
    ran.push(tick.toISOString().slice(11, 16))
  },
  ...more,
})
const brand = { timeZone: 'Asia/Ho_Chi_Minh' }
const instance = (...jobs: PeriodicJob[]) => createJobs({ database, clock, log, brand }, jobs)

describe('periodic jobs', () => {
  beforeEach(() => {
    ran.length = 0
  })

  it('run once a tick, whatever the number of instances', async () => {
    const instances = [instance(job()), instance(job()), instance(job())]
    for (let i = 0; i < 3; i++) {
      await Promise.all(instances.map((each) => each.runDue()))
      clock.advance(60_000)
    }
    expect(ran).toEqual(['08:00', '08:01', '08:02'])
  })

  it('make up for the ticks of a stop, or for the latest only', async () => {
    await instance(job()).runDue()
    clock.advance(5 * 60_000)
    await instance(job()).runDue()
    expect(ran).toEqual(['08:00', '08:01', '08:02', '08:03', '08:04', '08:05'])
    clock.advance(5 * 60_000)
    await instance(job({ missed: 'latest' })).runDue()
    expect(ran.slice(6)).toEqual(['08:10'])
  })

  it('are tried again after an error, which is logged', async () => {
    let broken = true
    const fragile = job({
      run: async (_, tick) => {
        if (broken) throw new Error('not yet')
        ran.push(tick.toISOString().slice(11, 16))
      },
    })
    await instance(fragile).runDue()
    expect([ran, logged.length]).toEqual([[], 1])
    broken = false
    await instance(fragile).runDue()
    await instance(fragile).runDue()
    expect(ran).toEqual(['08:00'])
  })

  it('never make up for more than twenty ticks before others have their turn', async () => {
    const lane = { name: 'shared', concurrency: 1 }
    const second = job({ name: 'second', everySeconds: 1, lane })
    await instance(second).runDue()
    clock.advance(100_000)
    ran.length = 0
    const other = job({ name: 'other', lane, run: async () => void ran.push('other') })
    await instance(second, other).runDue()
    expect([ran.indexOf('other'), ran.length]).toEqual([20, 101])
  })

  it('leave out what was missed but for the latest, and write it down', async () => {
    const late = job({ missed: 'latest' })
    await instance(late).runDue()
    clock.advance(5 * 60_000)
    await instance(late).runDue()
    clock.advance(2 * 60_000)
    await instance(late).runDue()
    const runs = await database.orm.select().from(jobRun).orderBy(jobRun.tick)
    expect(
      runs.map(({ state, windowKey, throughKey, reason }) => [state, windowKey.slice(11, 16), throughKey?.slice(11, 16), reason]),
    ).toEqual([
      ['DONE', '07:59', undefined, null],
      ['SKIPPED', '08:00', '08:03', expect.stringMatching(/^missed/)],
      ['DONE', '08:04', undefined, null],
      ['SKIPPED', '08:05', undefined, expect.stringMatching(/^missed/)],
      ['DONE', '08:06', undefined, null],
    ])
  })

  it('go on where a gateway that knew only ticks left off', async () => {
    // As the version before wrote them.
    await database.orm.execute(sql`insert into job_run (job, tick, at) values ('minute', '2026-11-21T07:58:00Z', now())`)
    await instance(job()).runDue()
    expect(ran).toEqual(['07:59', '08:00'])
  })

  it('are refused when two have one name, or a lane two sizes', () => {
    expect(() => instance(job(), job())).toThrow(RangeError)
    const lane = (concurrency: number) => ({ lane: { name: 'shared', concurrency } })
    expect(() => instance(job(lane(1)), job({ name: 'other', ...lane(2) }))).toThrow(RangeError)
  })
})

describe('loops', () => {
  it('never overlap themselves, and stop waits for what is under way', async () => {
    let at = 0
    let most = 0
    let runs = 0
    let finish = () => {}
    const third = new Promise<void>((resolve) => {
      finish = resolve
    })
    const jobs = createJobs({ database, clock, log, brand }, [
      {
        name: 'loop',
        everyMs: 1,
        run: async () => {
          most = Math.max(most, ++at)
          await database.ready()
          at--
          if (++runs === 3) finish()
        },
      },
    ])
    jobs.start()
    await third
    await jobs.stop()
    const stoppedAt = runs
    await database.ready()
    expect([most, at, runs]).toEqual([1, 0, stoppedAt])
  })
})

// A server has a log for all its databases, and writes it out whenever another test drops one.
describe('the log of an embedded database', () => {
  beforeEach(({ skip }) => skip(process.env['TEST_DATABASE_URL'] !== undefined, 'of the embedded database only'))

  it('starts anew at a checkpoint, so that it does not grow without end', async () => {
    await database.orm.insert(jobRun).values({ job: 'logged', tick: clock.now(), at: clock.now() })
    const [written] = await rowsOf<{ upTo: string }>(database.orm, sql`select pg_current_wal_insert_lsn()::text as "upTo"`)
    const behind = async () =>
      (
        await rowsOf<{ behind: boolean }>(
          database.orm,
          sql`select redo_lsn < ${written!.upTo}::pg_lsn as behind from pg_control_checkpoint()`,
        )
      )[0]
    expect(await behind()).toEqual({ behind: true })
    await checkpoint(database.orm)
    expect(await behind()).toEqual({ behind: false })
  })
})
