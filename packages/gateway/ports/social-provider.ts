import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import type { FastifyInstance } from 'fastify'

/** Whose accounts may be used to sign in, by OpenID Connect. */
export interface SocialProvider {
  readonly name: SocialProviderName
  /** Where its description is found; `origin`: the brand's sign-in origin, for one that lives there. */
  issuer(origin: string): string
  readonly clientId: string
  readonly clientSecret: string
  /** Where its description lacks it. */
  readonly tokenEndpoint?: string | undefined
  /** What it is asked for, in its own words; OpenID Connect's when absent. */
  readonly scope?: string | undefined
  /** Whether it says of an e-mail address that it has proved it. What another says of addresses counts as typed. */
  readonly provesEmail: boolean
  /** Pages of its own, for one that lives in this gateway. */
  readonly register?: (app: FastifyInstance) => void | Promise<void>
}
