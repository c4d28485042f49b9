import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { dueOf } from './due.ts'
import type { WindowJob } from './job.ts'
import { keepLease } from './keep-lease.ts'
import { type Claim, claim, lastRun, lease, skip, storeStep } from './store.ts'

/** Times in milliseconds. */
export interface TurnLimits {
  /** A claim is good for so long by the gateways' clock: a gateway that died is replaced after it. */
  readonly leaseMs: number
  /** A claim is renewed so often, in real time, while a batch is under way. */
  readonly renewMs: number
  /** After so many batches the others of the lane have their turn. */
  readonly batchesPerTurn: number
}

export interface TurnParts extends Pick<Platform, 'database' | 'clock' | 'log'> {
  readonly timeZone: string
  readonly holder: string
  readonly limits: TurnLimits
  readonly stopped: () => boolean
}

const MISSED = 'missed while no gateway worked on it; only the latest window is done'

const FAILED = 'a job failed and will be tried again'

/** Another gateway took the window over while a batch was under way. */
class ClaimLost extends Error {}

/**
 * One job's turn: claims the window that is due in a short transaction, then works in batches, each in a transaction of its own that
 * stands only if the claim still does. Answers whether there may be more to do. Errors are logged, and the window is given up for the next try.
 */
export const createTurn = ({ database, clock, log, timeZone, holder, limits, stopped }: TurnParts) => {
  /** By job: nothing is due before. Saves asking the database every second for what is due in a month. */
  const quietUntil = new Map<string, Date>()
  const leased = () => {
    const now = clock.now()
    return { now, until: new Date(now.getTime() + limits.leaseMs), holder }
  }

  const claimNext = async (job: WindowJob): Promise<Claim | undefined> => {
    const now = clock.now()
    if (now < (quietUntil.get(job.name) ?? now)) return undefined
    const last = await lastRun(database.orm, job.name)
    if (last?.state === 'RUNNING' && last.leaseUntil !== null && last.leaseUntil > now) return undefined
    const due = dueOf(job, last, now, timeZone)
    if (due.quietUntil) quietUntil.set(job.name, due.quietUntil)
    if (!due.window) return undefined
    // Whoever skips others than we do claims another window, too.
    if (due.skipped && !(await skip(database.orm, job.name, due.skipped, { now, reason: MISSED }))) return undefined
    return claim(database.orm, job.name, due.window, leased())
  }

  const runBatch = (job: WindowJob, mine: Claim, cursor: unknown, signal: AbortSignal) =>
    database.background.transaction(async (tx: Tx) => {
      const step = await job.batch(tx, { window: mine.window, cursor, signal })
      if (!(await storeStep(tx, mine, step, leased()))) throw new ClaimLost()
      return step
    })

  /** Works on a claimed window. Answers how many batches of `most` are left, none when it gave the window up before its end; undefined when a batch failed. */
  const work = async (job: WindowJob, mine: Claim, most: number): Promise<number | undefined> => {
    const kept = keepLease(() => lease(database.orm, mine, leased().until), { everyMs: limits.renewMs, log })
    let { cursor } = mine
    try {
      for (let left = most; left > 0 && !stopped(); left -= 1) {
        const step = await runBatch(job, mine, cursor, kept.signal)
        if (step === 'done' || 'skip' in step) return left - 1
        cursor = step.cursor
      }
      await lease(database.orm, mine, clock.now())
      return 0
    } catch (error) {
      const what = { job: job.name, window: mine.window.key }
      if (error instanceof ClaimLost) log.warn(what, 'another gateway took the window over; the batch was rolled back')
      else {
        log.error({ ...what, err: error }, FAILED)
        await lease(database.orm, mine, clock.now(), String(error))
      }
      return undefined
    } finally {
      kept.release()
    }
  }

  return async (job: WindowJob): Promise<boolean> => {
    try {
      let left: number | undefined = limits.batchesPerTurn
      while (left && !stopped()) {
        const mine = await claimNext(job)
        if (!mine) return false
        left = await work(job, mine, left)
      }
      return left !== undefined && !stopped()
    } catch (error) {
      log.error({ job: job.name, err: error }, FAILED)
      return false
    }
  }
}
