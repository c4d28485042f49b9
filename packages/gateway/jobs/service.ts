import { sweepAnswers } from '../db/once.ts'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createJobs, type Jobs, type Loop, type PeriodicJob } from './scheduler.ts'
import { checkpoint } from './store.ts'

const CHECKPOINT_MS = 60_000

type Job = PeriodicJob | Loop
const isLoop = (job: Job): job is Loop => 'everyMs' in job
const isPeriodic = (job: Job): job is PeriodicJob => 'everySeconds' in job

/** The scheduled work of every area, and the hourly sweep that all of them take part in. */
export const createGatewayJobs = (platform: Platform, areas: readonly Area[]): Jobs => {
  const { database, clock } = platform
  const all = areas.flatMap(({ jobs = [] }) => jobs)
  return createJobs(platform, {
    loops: [
      ...all.filter(isLoop),
      ...(database.kind === 'pglite' ? [{ name: 'checkpoint', everyMs: CHECKPOINT_MS, run: () => checkpoint(database.orm) }] : []),
    ],
    periodic: [
      ...all.filter(isPeriodic),
      {
        name: 'sweep',
        everySeconds: 3600,
        missed: 'latest',
        run: async (tx) => {
          await sweepAnswers(tx, clock.now())
          for (const { sweep } of areas) await sweep?.(tx, clock.now())
        },
      },
    ],
  })
}
