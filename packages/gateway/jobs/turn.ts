import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { dueOf } from './due.ts'
import type { WindowJob } from '../kit/job.ts'
import { renewLease } from './renew-lease.ts'
import { type Claim, claimWindow, lastRun, recordSkip, setLease, storeStep } from './store.ts'

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

const MOST_LETTERS = 500

/** What an error says of itself. Drizzle's own words repeat the whole query and what was in it. */
const causeOf = (error: unknown): string => String((error as { readonly cause?: unknown }).cause ?? error).slice(0, MOST_LETTERS)

/** Another gateway took the window over while a batch was under way. */
class ClaimLost extends Error {}

/**
 * One job's turn: claims the window that is due in a short transaction, then works in batches, each in a transaction of its own that
 * stands only if the claim still does. Answers whether there may be more to do. Errors are logged, and the window is given up for the next try.
 */
export const createTurn = ({ database, clock, log, timeZone, holder, limits, stopped }: TurnParts) => {
  /** By job: nothing is due before. Saves asking the database every second for what is due in a month. */
  const quietUntil = new Map<string, Date>()
  const newLease = () => {
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
    const idle = due.waiting && (await job.idle?.(database.orm, due.waiting.through.end))
    if (due.waiting && idle !== undefined) {
      await recordSkip(database.orm, job.name, due.waiting, { now, reason: idle })
      return undefined
    }
    if (due.skipped && !(await recordSkip(database.orm, job.name, due.skipped, { now, reason: MISSED }))) return undefined
    return claimWindow(database.orm, job.name, due.window, newLease())
  }

  const runBatch = (job: WindowJob, claim: Claim, cursor: unknown, signal: AbortSignal) =>
    database.background.transaction(async (tx: Tx) => {
      const step = await job.batch(tx, { window: claim.window, cursor, signal })
      if (!(await storeStep(tx, claim, step, newLease()))) throw new ClaimLost()
      return step
    })

  /** Works on a claimed window. Answers how many batches of `most` are left, none when it gave the window up before its end; undefined when a batch failed. */
  const work = async (job: WindowJob, claim: Claim, most: number): Promise<number | undefined> => {
    const renewal = renewLease(() => setLease(database.orm, claim, newLease().until), { everyMs: limits.renewMs, log })
    const giveUp = async (error?: string): Promise<void> => {
      await renewal.stop()
      await setLease(database.orm, claim, clock.now(), error)
    }
    let { cursor } = claim
    try {
      for (let left = most; left > 0 && !stopped(); left -= 1) {
        const step = await runBatch(job, claim, cursor, renewal.signal)
        if (step === 'done' || 'skip' in step) return left - 1
        cursor = step.cursor
      }
      await giveUp()
      return 0
    } catch (error) {
      const what = { job: job.name, window: claim.window.key }
      if (error instanceof ClaimLost) log.warn(what, 'another gateway took the window over; the batch was rolled back')
      else {
        log.error({ ...what, err: error }, FAILED)
        await giveUp(causeOf(error))
      }
      return undefined
    } finally {
      await renewal.stop()
    }
  }

  return async (job: WindowJob): Promise<boolean> => {
    try {
      let left: number | undefined = limits.batchesPerTurn
      while (left && !stopped()) {
        const claim = await claimNext(job)
        if (!claim) return false
        left = await work(job, claim, left)
      }
      return left !== undefined && !stopped()
    } catch (error) {
      log.error({ job: job.name, err: error }, FAILED)
      return false
    }
  }
}
