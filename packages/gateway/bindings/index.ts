import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { bindingRoutes } from './routes.ts'
import { type Bindings, type BindingsDeps, createBindings } from './service.ts'

/** What members do with the addresses that they have proved to have. */
export const bindingsArea = (platform: Platform, deps: BindingsDeps): AreaOf<Bindings> => {
  const bindings = createBindings(platform, deps)
  return areaOf(bindings, { name: 'bindings', bindings: bindingRoutes(bindings) })
}
