import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { systemRoutes } from './routes.ts'
import { createSystem, type System, type SystemDeps } from './service.ts'

export type { CountryOf } from './locations.ts'

/** What the site is and whether it is open: status, domains, modules, permissions. */
export const systemArea = (platform: Platform, deps: SystemDeps): AreaOf<System> => {
  const system = createSystem(platform, deps)
  return areaOf(system, { name: 'system', bindings: systemRoutes(system) })
}
