import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Step } from '../kit/job.ts'
import { jobRun } from './schema.ts'
import type { Window } from '../kit/window.ts'

/** Takes a tick of a job for this transaction; false when it was taken before. A second taker waits for the first to end. */
export const claimTick = async (tx: Tx, job: string, tick: Date, at: Date): Promise<boolean> =>
  (
    await tx
      .insert(jobRun)
      .values({ job, tick, windowKey: tick.toISOString(), at, doneAt: at })
      .onConflictDoNothing()
      .returning({ job: jobRun.job })
  ).length > 0

export type Run = Pick<typeof jobRun.$inferSelect, 'tick' | 'state' | 'leaseUntil'>

/** The run of a job's latest window that was begun or skipped. */
export const lastRun = async (queryable: Queryable, job: string): Promise<Run | undefined> =>
  (
    await queryable
      .select({ tick: jobRun.tick, state: jobRun.state, leaseUntil: jobRun.leaseUntil })
      .from(jobRun)
      .where(eq(jobRun.job, job))
      .orderBy(desc(jobRun.tick))
      .limit(1)
  )[0]

/** A window that this instance works on for as long as nobody claims it with a higher fence. */
export interface Claim {
  readonly job: string
  readonly window: Window
  readonly fence: number
  readonly cursor: unknown
}

interface Lease {
  readonly now: Date
  readonly until: Date
  readonly holder: string
}

const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Claims a window that nobody has begun, or whose holder let its lease run out. Undefined when it is done or somebody else's. */
export const claimWindow = async (queryable: Queryable, job: string, window: Window, lease: Lease): Promise<Claim | undefined> => {
  const [inserted] = await queryable
    .insert(jobRun)
    .values({
      job,
      tick: window.end,
      windowKey: window.key,
      state: 'RUNNING',
      at: lease.now,
      fence: 1,
      holder: lease.holder,
      leaseUntil: lease.until,
    })
    .onConflictDoNothing()
    .returning({ fence: jobRun.fence })
  if (inserted) return { job, window, fence: inserted.fence, cursor: undefined }
  // Never waits: a holder that stands still in the middle of its commit has the row locked.
  const free = sql`(${jobRun.job}, ${jobRun.tick}) in (
    select job, tick from job_run where job = ${job} and tick = ${instant(window.end)} and state = 'RUNNING'
      and (lease_until is null or lease_until <= ${instant(lease.now)}) for update skip locked)`
  const [updated] = await queryable
    .update(jobRun)
    .set({ fence: sql`${jobRun.fence} + 1`, holder: lease.holder, leaseUntil: lease.until })
    .where(free)
    .returning({ fence: jobRun.fence, cursor: jobRun.cursor })
  return updated && { job, window, fence: updated.fence, cursor: updated.cursor ?? undefined }
}

const stillHolds = ({ job, window, fence }: Claim): SQL | undefined =>
  and(eq(jobRun.job, job), eq(jobRun.tick, window.end), eq(jobRun.fence, fence), eq(jobRun.state, 'RUNNING'))

type Change = Partial<Omit<typeof jobRun.$inferInsert, 'job' | 'tick' | 'fence' | 'batches'>>

const change = async (queryable: Queryable, claim: Claim, to: Change & { readonly batches?: SQL }): Promise<boolean> =>
  (await queryable.update(jobRun).set(to).where(stillHolds(claim)).returning({ job: jobRun.job })).length > 0

const outcomeOf = (step: Step<unknown>, now: Date, until: Date): Change => {
  if (step === 'done') return { state: 'DONE', doneAt: now, leaseUntil: null }
  if ('skip' in step) return { state: 'SKIPPED', doneAt: now, leaseUntil: null, reason: step.skip }
  return { cursor: step.cursor, leaseUntil: until }
}

/** Stores what a batch came to, in its transaction. False when the claim is lost: then the batch must be rolled back. */
export const storeStep = (tx: Tx, claim: Claim, step: Step<unknown>, { now, until }: Omit<Lease, 'holder'>): Promise<boolean> =>
  change(tx, claim, { ...outcomeOf(step, now, until), batches: sql`${jobRun.batches} + 1`, error: null })

/** Sets how long the claim is good for: later while a batch is under way, now to give it up. False when it is lost already. */
export const setLease = (queryable: Queryable, claim: Claim, until: Date, error?: string): Promise<boolean> =>
  change(queryable, claim, { leaseUntil: until, ...(error === undefined ? {} : { error }) })

/** Writes down that windows were left out, from one to another in order. False when the last of them was begun or skipped meanwhile. */
export const recordSkip = async (
  queryable: Queryable,
  job: string,
  { from, through }: { readonly from: Window; readonly through: Window },
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<boolean> =>
  (
    await queryable
      .insert(jobRun)
      .values({
        job,
        tick: through.end,
        windowKey: from.key,
        throughKey: through.key === from.key ? null : through.key,
        state: 'SKIPPED',
        at: now,
        doneAt: now,
        reason,
      })
      .onConflictDoNothing()
      .returning({ job: jobRun.job })
  ).length > 0

const KEPT_MS = 30 * DAY_MS

/** Forgets what was done more than a month ago, but for the last run of each job. What was skipped stays. */
export const sweepRuns = async (tx: Tx, now: Date): Promise<void> => {
  const monthAgo = new Date(now.getTime() - KEPT_MS)
  await tx.delete(jobRun).where(
    sql`${jobRun.state} = 'DONE' and ${jobRun.at} < ${instant(monthAgo)}
        and exists (select 1 from job_run later where later.job = ${jobRun.job} and later.tick > ${jobRun.tick})`,
  )
}

/** Writes out what the log holds, so that its files are used again. A server does so by itself, an embedded database never. */
export const checkpoint = async (queryable: Queryable): Promise<void> => void (await queryable.execute(sql`checkpoint`))

/** When a window of any job was claimed last, by the clock of whoever claimed it. */
export const newestRunAt = async (queryable: Queryable): Promise<Date | undefined> =>
  (await queryable.select({ at: jobRun.at }).from(jobRun).orderBy(desc(jobRun.at)).limit(1))[0]?.at

/** Of each job: when a window of it was done last, and how many are under way whose last batch failed. */
export const jobHealth = async (db: Queryable): Promise<{ job: string; doneAt: Date | null; failing: number }[]> =>
  db
    .select({
      job: jobRun.job,
      doneAt: sql<Date | null>`max(${jobRun.doneAt})`.mapWith(jobRun.doneAt),
      failing: sql<number>`(count(*) filter (where ${jobRun.state} = 'RUNNING' and ${jobRun.error} is not null))::int`,
    })
    .from(jobRun)
    .groupBy(jobRun.job)
