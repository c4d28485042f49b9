import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { recoveryRoutes } from './routes.ts'
import { createRecovery, type Recovery, type RecoveryDeps } from './service.ts'
import { sweepLinks } from './store.ts'

/** Passwords that are changed, and those that were lost. */
export const recoveryArea = (platform: Platform, deps: RecoveryDeps): AreaOf<Recovery> => {
  const recovery = createRecovery(platform, deps)
  return areaOf(recovery, { name: 'recovery', bindings: recoveryRoutes(recovery), sweep: sweepLinks })
}
