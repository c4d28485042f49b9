import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { registerSettingsRoutes } from './routes.ts'
import { createRegisterSettings, type RegisterSettings } from './service.ts'

export { isFreeName } from './names.ts'
export type { RegisterSettings }

/** Which fields visitors register by and their rules, as the operator publishes them. */
export const registerSettingsArea = (platform: Platform, deps: { readonly audit: Pick<Audit, 'write'> }): AreaOf<RegisterSettings> => {
  const settings = createRegisterSettings(platform, deps)
  return areaOf(settings, { name: 'register-settings', bindings: registerSettingsRoutes(settings) })
}
