import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { handoverRoutes } from './routes.ts'
import { createHandovers, type HandoverDeps, type Handovers } from './service.ts'

/** Passkeys for pages of other addresses and for the desktop client, asked for at the sign-in origin. */
export const handoverArea = (platform: Platform, deps: HandoverDeps): AreaOf<Handovers> => {
  const handovers = createHandovers(platform, deps)
  return areaOf(handovers, { name: 'handover', bindings: handoverRoutes(handovers) })
}
