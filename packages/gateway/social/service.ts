import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { startSocial } from '@portico/contract/session/social-calls'
import type { startSocialLink } from '@portico/contract/session/social-link-calls'
import { SOCIAL_CALLBACK_PATH, SOCIAL_GO_PATH, type SocialProviderName } from '@portico/contract/session/social-shapes'
import type { Config } from '../config.ts'
import type { Exchanges, Exchanged } from '../exchange/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { isOrigin, type Onward } from '../kit/onward-url.ts'
import { returnOrigin, signInOrigin } from '../kit/sign-in-origin.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { SocialProvider } from '../ports/social-provider.ts'
import { hashToken, type Proofs } from '../session/index.ts'
import { type Attempt, departWith, insertAttempt, takeAttempt } from './attempt-store.ts'
import { createSocialClient } from './client.ts'
import { reasonIn, reasonOf } from './reasons.ts'
import { memberIdOf } from './store.ts'

/** How long somebody may take on a provider's pages. */
export const ATTEMPT_MS = 10 * 60_000

/** What a browser brings: the cookie that it was given, and where it stands. */
export interface Visit {
  /** The secret of the cookie. */
  readonly browser: string
  /** The origin that was called. */
  readonly site: string
  /** The hash by which it knows the browser. */
  readonly deviceHash?: string | undefined
}

export interface Social {
  /** Whose accounts this brand takes, as far as they are set up. */
  offered(site: string): readonly SocialProviderName[]
  /** @throws Failure NOT_OFFERED */
  start(request: RequestOf<typeof startSocial>, context: Pick<CallContext, 'site'>): Promise<ResponseOf<typeof startSocial>>
  /** @throws Failure NOT_OFFERED | REAUTHENTICATE */
  startLink(
    caller: Pick<Caller, 'memberId' | 'sessionId'>,
    request: RequestOf<typeof startSocialLink>,
    context: Pick<CallContext, 'site'>,
  ): Promise<ResponseOf<typeof startSocialLink>>
  /** The provider's page that a browser leaves for; undefined for a ticket that is unknown, too old or used. */
  depart(ticket: string, visit: Visit): Promise<string | undefined>
  /** Where a browser goes on that has come back from a provider; undefined for one that did not leave from here. */
  comeBack(returned: URL, visit: Visit): Promise<Onward | undefined>
}

export interface SocialDeps {
  readonly config: Pick<Config, 'signInOrigin'>
  readonly providers: readonly SocialProvider[]
  readonly exchanges: Exchanges
  readonly proofs: Pick<Proofs, 'requireSecond'>
}

export const createSocial = (
  { database, clock, random, brand, log }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand' | 'log'>,
  { config, providers, exchanges, proofs }: SocialDeps,
): Social => {
  const db = database.orm
  const clients = new Map(providers.map((provider) => [provider.name, createSocialClient(provider, clock)]))
  const originOf = (site: string) => signInOrigin(config.signInOrigin, site)

  const offered: Social['offered'] = (site) =>
    brand.modules['socialLogin'] && originOf(site) !== undefined ? providers.map(({ name }) => name) : []

  const begin = async (
    { provider, challenge, client }: Pick<RequestOf<typeof startSocial>, 'provider' | 'challenge' | 'client'>,
    { remember, sessionId }: Pick<Attempt, 'remember' | 'sessionId'>,
    site: string,
  ) => {
    const origin = originOf(site)
    if (origin === undefined || !offered(site).includes(provider)) throw new Failure('NOT_OFFERED')
    const ticket = randomToken(random)
    const expiresAt = new Date(clock.now().getTime() + ATTEMPT_MS)
    // A name that is none of the brand's is somebody's trick: whoever came by it ends on the sign-in origin.
    const returnTo = client ? `${brand.id}://` : (returnOrigin(brand, origin, site) ?? origin)
    await insertAttempt(db, { ticketHash: hashToken(ticket), provider, challenge, remember, sessionId, returnTo, expiresAt })
    return { url: `${origin}${SOCIAL_GO_PATH}?ticket=${ticket}`, expiresAt: expiresAt.toISOString() }
  }

  /** What came of it, for the page or client that began it and for nobody else. */
  const outcomeOf = async (attempt: Attempt, origin: string, returned: URL, deviceHash: string | undefined): Promise<Exchanged> => {
    const word = returned.searchParams.get('error')
    if (word !== null) return { kind: 'REFUSED', reason: reasonOf(word) }
    if (attempt.expiresAt <= clock.now()) return { kind: 'REFUSED', reason: 'CODE_EXPIRED' }
    if (!returned.searchParams.get('code')) return { kind: 'REFUSED', reason: 'CODE_MISSING' }
    try {
      const { nonce, codeVerifier, remember, sessionId } = attempt
      const client = clients.get(attempt.provider) ?? refuse('NOT_OFFERED')
      const state = returned.searchParams.get('state')
      if (nonce === null || codeVerifier === null || state === null) throw new Error('an attempt that never departed came back')
      const { identity, shownAt } = await client.identify(origin, returned, { state, nonce, codeVerifier })
      if (sessionId !== null) return { kind: 'LINK', identity, sessionId }
      const memberId = await memberIdOf(db, identity)
      if (memberId === undefined) return { kind: 'NEWCOMER', identity, remember }
      return { kind: 'SIGN_IN', memberId, method: 'SOCIAL', remember, shownAt: shownAt?.toISOString() ?? null, deviceHash }
    } catch (error) {
      // Neither codes nor tokens: the library's errors carry whole answers.
      const { name = '', code = '' } = error instanceof Error ? { name: error.name, code: 'code' in error ? String(error.code) : '' } : {}
      log.warn({ provider: attempt.provider, error: name, code }, 'a provider of accounts was not believed')
      return { kind: 'REFUSED', reason: reasonIn(error) }
    }
  }

  return {
    offered,
    start: (request, { site }) => begin(request, { remember: request.remember, sessionId: null }, site),
    startLink: async (caller, request, { site }) => {
      await proofs.requireSecond(caller)
      return begin(request, { remember: false, sessionId: caller.sessionId }, site)
    },
    depart: async (ticket, { browser, site }) => {
      const origin = originOf(site)
      if (origin === undefined) return undefined
      const [state, nonce, codeVerifier] = [randomToken(random), randomToken(random), randomToken(random)]
      const departure = { browserHash: hashToken(browser), stateHash: hashToken(state), nonce, codeVerifier }
      const attempt = await departWith(db, hashToken(ticket), clock.now(), departure)
      return (
        attempt &&
        clients.get(attempt.provider)?.authorizationUrl(origin, `${origin}${SOCIAL_CALLBACK_PATH}`, { state, nonce, codeVerifier })
      )
    },
    comeBack: async (returned, { browser, site, deviceHash }) => {
      const origin = originOf(site)
      const state = returned.searchParams.get('state')
      const attempt = origin && state ? await takeAttempt(db, hashToken(state), hashToken(browser)) : undefined
      if (!origin || !attempt) return undefined
      // As the provider was told it, whatever name this came by.
      const returnUrl = new URL(`${origin}${SOCIAL_CALLBACK_PATH}${returned.search}`)
      // The client is another device than the system's browser.
      const outcome = await outcomeOf(attempt, origin, returnUrl, isOrigin(attempt.returnTo) ? deviceHash : undefined)
      return { returnTo: attempt.returnTo, code: await exchanges.issue(db, outcome, attempt.challenge) }
    },
  }
}
