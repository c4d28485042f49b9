import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { Jobs } from './scheduler.ts'
import { createGatewayJobs } from './service.ts'
import { sweepRuns } from './store.ts'

export { claimTick } from './store.ts'

/** Scheduled work: its own and that of `areas`. */
export const jobsArea = (platform: Platform, areas: readonly Area[]): AreaOf<Jobs> => {
  const area: Area = { name: 'jobs', bindings: [], sweep: sweepRuns }
  return areaOf(createGatewayJobs(platform, [...areas, area]), area)
}
