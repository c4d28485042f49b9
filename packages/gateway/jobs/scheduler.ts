import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { claimTick, lastTick } from './store.ts'

/** Work done once for every multiple of its period, whatever the number of instances. */
export interface PeriodicJob {
  readonly name: string
  readonly everySeconds: number
  /** After a stop: do each tick that was missed, or only the latest. */
  readonly missed: 'each' | 'latest'
  /** Runs in the transaction that claims the tick: when it throws, the claim falls with it and the tick is tried again. */
  readonly run: (tx: Tx, tick: Date) => Promise<void>
}

/** Work done in every instance, over and over, with a pause between. */
export interface Loop {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

export interface Jobs {
  start(): void
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>
  /** Does every periodic tick that is due by the clock. */
  runDue(): Promise<void>
}

const POLL_MS = 1_000
/** Ticks made up for at one go; the rest follow with the next poll. */
const MOST_CAUGHT_UP = 100

/** The ticks of a job that are due, the earliest first. A job that never ran starts with the latest. */
export const dueTicks = (
  { everySeconds, missed }: Pick<PeriodicJob, 'everySeconds' | 'missed'>,
  last: Date | undefined,
  now: Date,
): Date[] => {
  const period = everySeconds * 1000
  const latest = Math.floor(now.getTime() / period) * period
  const first = last && missed === 'each' ? last.getTime() + period : latest
  const ticks: Date[] = []
  for (let tick = first; tick <= latest && ticks.length < MOST_CAUGHT_UP; tick += period)
    if (!last || tick > last.getTime()) ticks.push(new Date(tick))
  return ticks
}

/** Runs the work of `loops` and `periodic` between `start` and `stop`. Errors are logged; the work is tried again. */
export const createJobs = (
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { loops, periodic }: { readonly loops: readonly Loop[]; readonly periodic: readonly PeriodicJob[] },
): Jobs => {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<void>>()
  let stopped = true

  const guarded = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.error({ job: name, err: error }, 'a job failed and will be tried again')
    }
  }

  const runJob = async (job: PeriodicJob): Promise<void> => {
    for (const tick of dueTicks(job, await lastTick(database.orm, job.name), clock.now())) {
      await database.orm.transaction(async (tx) => {
        if (await claimTick(tx, job.name, tick, clock.now())) await job.run(tx, tick)
      })
    }
  }

  const runDue = async (): Promise<void> => {
    for (const job of periodic) await guarded(job.name, () => runJob(job))
  }

  const repeat = ({ name, everyMs, run }: Loop): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const work = guarded(name, run).finally(() => {
        running.delete(work)
        repeat({ name, everyMs, run })
      })
      running.add(work)
    }, everyMs)
    timers.add(timer)
  }

  return {
    start: () => {
      if (!stopped) return
      stopped = false
      for (const loop of loops) repeat(loop)
      if (periodic.length > 0) repeat({ name: 'periodic jobs', everyMs: POLL_MS, run: runDue })
    },
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await Promise.all(running)
    },
    runDue,
  }
}
