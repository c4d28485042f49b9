import type { Audit } from '../audit/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { profileRoutes } from './routes.ts'
import { createProfiles, type Profiles } from './service.ts'

export type { Profiles }

export interface ProfileDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly minimumAge: () => Promise<number>
}

/** What members write of themselves. */
export const profileArea = (platform: Platform, { audit, minimumAge }: ProfileDeps): AreaOf<Profiles> => {
  const profiles = createProfiles(platform, { audit })
  return areaOf(profiles, { name: 'profile', bindings: profileRoutes(profiles, minimumAge) })
}
