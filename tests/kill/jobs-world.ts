import { sql } from 'drizzle-orm'
import type { Database } from '@portico/gateway/db/open'
import type { WindowJob } from '@portico/gateway/kit/job'
import { createJobs, type Jobs } from '@portico/gateway/jobs/scheduler'
import type { Clock } from '@portico/gateway/ports/clock'
import { record } from '@portico/gateway/testing/job-effects'
import { createLog } from '@portico/gateway/http/log'

/** A day passes in 400 ms. */
const PACE = 216_000
/** The clocks of Berlin are put back while the jobs run. */
const START = Date.parse('2026-10-01T10:00:00Z')
export const TIME_ZONE = 'Europe/Berlin'
export const LEASE_REAL_MS = 1_000

/** The same time in every process. */
export const jobsClock = (epoch: number): Clock => ({ now: () => new Date(START + (Date.now() - epoch) * PACE) })

const lane = { name: 'salaries', concurrency: 2 }
/** Longer than a claim is renewed in, so that kills and stops meet batches. */
const slow = sql`select pg_sleep(random() * 0.02)`

const job = (
  name: string,
  period: WindowJob['period'],
  items: number,
  more: Partial<WindowJob> = {},
): WindowJob<number> & { items: number } => ({
  name,
  period,
  missed: 'each',
  items,
  ...more,
  batch: async (tx, { window, cursor = 0 }) => {
    await record(tx, name, window.key, cursor)
    await tx.execute(slow)
    return cursor + 1 < items ? { cursor: cursor + 1 } : 'done'
  },
})

/** What both processes run, and how many items each window has. */
export const JOBS = [
  job('daily', 'D', 4, { lane }),
  job('half', 'H', 15, { lane }),
  job('month', 'M', 30, { lane }),
  job('weekly', 'W', 6),
  job('quarter day', { everySeconds: 21_600 }, 1),
]

export const jobsOn = (database: Database, clock: Clock): Jobs =>
  createJobs({ database, clock, log: createLog('silent'), brand: { timeZone: TIME_ZONE } }, JOBS, {
    leaseMs: LEASE_REAL_MS * PACE,
    renewMs: LEASE_REAL_MS / 4,
    batchesPerTurn: 5,
  })
