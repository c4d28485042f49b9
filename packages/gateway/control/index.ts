import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import { controlRoutes } from './routes.ts'
import { type Control, type ControlDeps, createControl } from './service.ts'

export type { Control }

/** Limits, breaks and reality checks: how players stay in control. */
export const controlArea = (
  platform: Platform,
  { countryOf, ...deps }: ControlDeps & { readonly countryOf: CountryOf },
): AreaOf<Control> => {
  const control = createControl(platform, deps)
  return areaOf(control, { name: 'control', bindings: controlRoutes(control, platform, countryOf) })
}
