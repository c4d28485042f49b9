import { eq, max, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { jobRun } from './schema.ts'

/** Takes a tick of a job for this transaction; false when it was taken before. A second taker waits for the first to end. */
export const claimTick = async (tx: Tx, job: string, tick: Date, at: Date): Promise<boolean> =>
  (await tx.insert(jobRun).values({ job, tick, at }).onConflictDoNothing().returning({ job: jobRun.job })).length > 0

/** The last tick of a job that was done. */
export const lastTick = async (queryable: Queryable, job: string): Promise<Date | undefined> =>
  (
    await queryable
      .select({ tick: max(jobRun.tick) })
      .from(jobRun)
      .where(eq(jobRun.job, job))
  )[0]?.tick ?? undefined

const KEPT_MS = 30 * DAY_MS

/** Forgets claims older than a month, but for the last of each job. */
export const sweepRuns = async (tx: Tx, now: Date): Promise<void> => {
  const monthAgo = new Date(now.getTime() - KEPT_MS)
  await tx
    .delete(jobRun)
    .where(
      sql`${jobRun.at} < ${monthAgo.toISOString()}::timestamptz and exists (select 1 from job_run later where later.job = ${jobRun.job} and later.tick > ${jobRun.tick})`,
    )
}

/** Writes out what the log holds, so that its files are used again. A server does so by itself, an embedded database never. */
export const checkpoint = async (queryable: Queryable): Promise<void> => void (await queryable.execute(sql`checkpoint`))
