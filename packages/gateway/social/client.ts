import * as oidc from 'openid-client'
import type { Identity } from '../exchange/index.ts'
import { DAY_MS } from '../kit/duration.ts'
import { isThisMachine } from '../kit/listening-host.ts'
import type { Clock } from '../ports/clock.ts'
import type { SocialProvider } from '../ports/social-provider.ts'

const TIMEOUT_SECONDS = 10
/** A description that has been read is believed for so long. */
const DESCRIPTION_MS = 3_600_000
const LONGEST_NAME = 60
/** A sign-in at the provider that is older than a session of ours may get is asked for again. */
const MAX_AGE_SECONDS = DAY_MS / 1000

/** What a browser takes along to a provider, and what is checked when it comes back. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A provider as a client of its sees it. */
export interface SocialClient {
  /** The page that a browser is sent to. */
  authorizationUrl(origin: string, redirectUri: string, secrets: Secrets): Promise<string>
  /** Trades what a browser has brought back for who it is. @throws what `openid-client` does, for any answer that is not as it must be */
  identify(origin: string, returned: URL, secrets: Secrets): Promise<Identified>
}

export interface Identified {
  readonly identity: Identity
  /** When the provider was last shown who it is; null where it does not say. */
  readonly shownAt: Date | null
}

/** In the open on this machine alone. */
const isOpen = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && isThisMachine(hostname.replace(/^\[|\]$/g, ''))

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

export const createSocialClient = (provider: SocialProvider, clock: Clock): SocialClient => {
  const known = new Map<string, { readonly config: Promise<oidc.Configuration>; readonly until: number }>()

  const describe = async (issuer: URL): Promise<oidc.Configuration> => {
    const { clientId, clientSecret, tokenEndpoint } = provider
    const read = await oidc.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: isOpen(issuer) ? [oidc.allowInsecureRequests] : [],
    })
    const { supportsPKCE: _method, ...metadata } = read.serverMetadata()
    const config =
      tokenEndpoint === undefined || metadata.token_endpoint !== undefined
        ? read
        : new oidc.Configuration({ ...metadata, token_endpoint: tokenEndpoint }, clientId, clientSecret)
    config.timeout = TIMEOUT_SECONDS
    if (isOpen(issuer)) oidc.allowInsecureRequests(config)
    // Its signature counts, not only the line that it came over.
    oidc.enableNonRepudiationChecks(config)
    return config
  }

  const configFor = (origin: string): Promise<oidc.Configuration> => {
    const issuer = provider.issuer(origin)
    const found = known.get(issuer)
    if (found && found.until > clock.now().getTime()) return found.config
    const config = describe(new URL(issuer))
    known.set(issuer, { config, until: clock.now().getTime() + DESCRIPTION_MS })
    // What could not be read is asked for again the next time.
    config.catch(() => known.delete(issuer))
    return config
  }

  return {
    authorizationUrl: async (origin, redirectUri, { state, nonce, codeVerifier }) =>
      oidc.buildAuthorizationUrl(await configFor(origin), {
        redirect_uri: redirectUri,
        scope: provider.scope ?? 'openid email profile',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Whoever honours it says when it last asked, too.
        max_age: String(MAX_AGE_SECONDS),
      }).href,

    identify: async (origin, returned, { state, nonce, codeVerifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configFor(origin), returned, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no ID token')
      const isProved = provider.provesEmail && claims['email_verified'] === true
      const email = text(claims['email']).toLowerCase()
      const seconds = claims.auth_time
      return {
        identity: {
          provider: provider.name,
          issuer: claims.iss,
          subject: claims.sub,
          email: isProved && /^[^@\s]{1,64}@[^@\s]{1,190}$/.test(email) ? email : null,
          name: (text(claims['name']) || text(claims['given_name'])).slice(0, LONGEST_NAME),
        },
        shownAt: typeof seconds === 'number' && Number.isSafeInteger(seconds) && seconds > 0 ? new Date(seconds * 1000) : null,
      }
    },
  }
}
