import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { systemRoutes } from './routes.ts'
import { createSystem, type System } from './service.ts'

/** What the site is and whether it is open: status, domains, modules, permissions. */
export const systemArea = (platform: Platform): AreaOf<System> => {
  const system = createSystem(platform)
  return areaOf(system, { name: 'system', bindings: systemRoutes(system) })
}
