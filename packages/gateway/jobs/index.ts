import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Area } from '../kit/area.ts'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import type { Jobs } from './scheduler.ts'
import { createGatewayJobs } from './service.ts'
import { jobHealth, sweepRuns } from './store.ts'

export { createJobs } from './scheduler.ts'
export { claimTick, newestRunAt } from './store.ts'

/** Scheduled work: its own and that of `areas`. */
export const jobsArea = (platform: Platform, areas: readonly Area[]): AreaOf<Jobs> => {
  const health = () => jobHealth(platform.database.background)
  const area: Area = {
    name: 'jobs',
    bindings: [],
    sweep: sweepRuns,
    metrics: (registry) => {
      addGauge(registry, {
        name: 'portico_job_done_timestamp_seconds',
        help: 'When a window of a scheduled job was done last',
        labels: ['job'],
        read: async () =>
          (await health()).flatMap(({ job, doneAt }) => (doneAt ? [{ labels: { job }, value: doneAt.getTime() / 1000 }] : [])),
      })
      addGauge(registry, {
        name: 'portico_job_failing',
        help: 'Windows of a scheduled job whose last batch failed and that are tried again',
        labels: ['job'],
        read: async () => (await health()).map(({ job, failing }) => ({ labels: { job }, value: failing })),
      })
    },
  }
  return areaOf(createGatewayJobs(platform, [...areas, area]), area)
}
