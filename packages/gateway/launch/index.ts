import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { launchRoutes } from './routes.ts'
import { type Claim, createLaunches, type LaunchDeps, type Launches } from './service.ts'

export type { Claim, Launches }

/** Opens vendors' games by one-time tokens. */
export const launchArea = (platform: Platform, deps: LaunchDeps): AreaOf<Launches> => {
  const launches = createLaunches(platform, deps)
  return areaOf(launches, { name: 'launch', bindings: launchRoutes(launches), sweep: launches.sweep })
}
