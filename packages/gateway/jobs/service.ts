import { sweepAnswers } from '../db/once.ts'
import type { Area } from '../kit/area.ts'
import type { Job } from '../kit/job.ts'
import type { Platform } from '../platform.ts'
import { createJobs, type Jobs } from './scheduler.ts'
import { checkpoint } from './store.ts'

const CHECKPOINT_MS = 60_000

/** The scheduled work of every area, and the hourly sweep that all of them take part in. */
export const createGatewayJobs = (platform: Platform, areas: readonly Area[]): Jobs => {
  const { database, clock } = platform
  const sweep: Job = {
    name: 'sweep',
    everySeconds: 3600,
    missed: 'latest',
    run: async (tx) => {
      await sweepAnswers(tx, clock.now())
      for (const area of areas) await area.sweep?.(tx, clock.now())
    },
  }
  return createJobs(platform, [
    ...areas.flatMap(({ jobs = [] }) => jobs),
    ...(database.kind === 'pglite' ? [{ name: 'checkpoint', everyMs: CHECKPOINT_MS, run: () => checkpoint(database.orm) }] : []),
    sweep,
  ])
}
