import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createSupportDesk, type SupportDesk } from './desk.ts'
import { supportRoutes } from './routes.ts'
import { createSupport, type Support, type SupportDeps } from './service.ts'

/** Questions, feedback and complaints of members, and the desk's answers. */
export const supportArea = (platform: Platform, deps: SupportDeps): AreaOf<Support & { readonly desk: SupportDesk }> => {
  const support = createSupport(platform, deps)
  const desk = createSupportDesk(platform, deps)
  return areaOf({ ...support, desk }, { name: 'support', bindings: supportRoutes(support, desk, platform.clock) })
}
