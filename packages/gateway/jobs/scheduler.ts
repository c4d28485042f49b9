import { hostname } from 'node:os'
import type { Job, Loop } from '../kit/job.ts'
import type { Platform } from '../platform.ts'
import { inWindows, isLoop } from './kinds.ts'
import { createRotation } from './rotation.ts'
import { createTurn, type TurnLimits } from './turn.ts'

export interface Jobs {
  start(): void
  /** Begins nothing more and waits for what is under way; a window in the middle is given up after its batch. */
  stop(): Promise<void>
  /** Works on every window that is due by the clock, until none is. */
  runDue(): Promise<void>
}

export type SchedulerParts = Pick<Platform, 'database' | 'clock' | 'log'> & {
  /** The merchant's zone, in whose calendar days, weeks and months are windows. */
  readonly brand: Pick<Platform['brand'], 'timeZone'>
}

const POLL_MS = 1_000
const LIMITS: TurnLimits = { leaseMs: 30_000, renewMs: 10_000, batchesPerTurn: 20 }

/**
 * Runs jobs between `start` and `stop`: loops in every instance, the others once for each window, whatever the number of instances. Each
 * lane works by itself. Errors are logged; the work is tried again.
 * @throws RangeError for two jobs of one name, or two lanes of one name that differ
 */
export const createJobs = ({ database, clock, log, brand }: SchedulerParts, jobs: readonly Job[], limits: TurnLimits = LIMITS): Jobs => {
  let stopped = true
  /** While `stop` waits; `runDue` works without `start`. */
  let closing = false
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<void>>()

  const windowed = jobs.filter((job): job is Exclude<Job, Loop> => !isLoop(job)).map(inWindows)
  const names = windowed.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new RangeError(`two jobs have one name: ${names.join(', ')}`)
  const holder = `${process.pid}@${hostname()}`
  const turn = createTurn({ database, clock, log, timeZone: brand.timeZone, holder, limits, stopped: () => closing })
  const lanes = [...Map.groupBy(windowed, ({ name, lane }) => lane?.name ?? name)].map(([name, members]) => {
    const sizes = new Set(members.map(({ lane }) => lane?.concurrency ?? 1))
    if (sizes.size > 1) throw new RangeError(`the jobs of lane ${name} differ on its concurrency`)
    return { members, rotation: createRotation([...sizes][0]!, turn, () => closing) }
  })
  const pollAll = (): Promise<void>[] => lanes.map(({ members, rotation }) => rotation.poll(members))

  const repeat = (everyMs: number, work: () => Promise<void>): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const under = work().finally(() => {
        running.delete(under)
        repeat(everyMs, work)
      })
      running.add(under)
    }, everyMs)
    timers.add(timer)
  }

  const guarded =
    ({ name, run }: Loop) =>
    async (): Promise<void> => {
      try {
        await run()
      } catch (error) {
        log.error({ job: name, err: error }, 'a job failed and will be tried again')
      }
    }

  return {
    start: () => {
      if (!stopped) return
      stopped = false
      closing = false
      for (const loop of jobs.filter(isLoop)) repeat(loop.everyMs, guarded(loop))
      // Not awaited: a lane that is at work keeps no other from being looked at.
      if (lanes.length > 0) repeat(POLL_MS, async () => void pollAll())
    },
    stop: async () => {
      stopped = true
      closing = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await Promise.all([...running, ...lanes.map(({ rotation }) => rotation.rest())])
      closing = false
    },
    runDue: async () => {
      await Promise.all(pollAll())
    },
  }
}
