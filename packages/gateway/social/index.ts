import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Control } from '../control/index.ts'
import type { Exchanges } from '../exchange/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { SocialProvider } from '../ports/social-provider.ts'
import type { Proofs, RequireWayIn, SignInFlows } from '../session/index.ts'
import { sweepAttempts } from './attempt-store.ts'
import { createSocialLinks, type SocialLinks } from './links.ts'
import type { Invitations } from '../register-links/index.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { registerSocialPages } from './pages.ts'
import { createSocialRegister, type TrialHandover } from './register.ts'
import { socialRoutes } from './routes.ts'
import { createSocial } from './service.ts'

export { countIdentities } from './store.ts'
export type { SocialLinks }

export interface SocialAreaDeps {
  readonly mayRegister: Control['mayRegister']
  readonly config: Pick<Config, 'signInOrigin'>
  readonly providers: readonly SocialProvider[]
  readonly exchanges: Exchanges
  readonly members: Members
  readonly invitations: Pick<Invitations, 'by'>
  readonly flow: Pick<SignInFlows, 'finish'>
  readonly proofs: Pick<Proofs, 'requireSecond'>
  readonly requireWayIn: RequireWayIn
  readonly audit: Pick<Audit, 'write'>
  readonly registration: Pick<RegisterSettings, 'nameFault'>
  readonly trials: TrialHandover
}

/** Signing in with an account at Google or Facebook, by OpenID Connect. */
export const socialArea = (platform: Platform, deps: SocialAreaDeps): AreaOf<SocialLinks> => {
  const social = createSocial(platform, deps)
  const parts = { social, register: createSocialRegister(platform, deps), links: createSocialLinks(platform, deps) }
  return areaOf(parts.links, {
    name: 'social',
    bindings: socialRoutes(parts),
    register: async (app) => {
      registerSocialPages(app, { social, random: platform.random, brandName: platform.brand.name })
      for (const { register } of deps.providers) await register?.(app)
    },
    sweep: sweepAttempts,
  })
}
