import { createHash, randomBytes } from 'node:crypto'
import { redeemExchange, startSocial } from '@portico/contract/session/social-calls'
import { SOCIAL_CALLBACK_PATH } from '@portico/contract/session/social-shapes'
import { demoIntegrations } from '@portico/demo/integrations'
import type { SentOf } from '@portico/contract/kit/call'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { type IdentityProvider, identityProvider } from './identity-provider.ts'

export const SIGN_IN_ORIGIN = 'https://aurora.example'
export const CALLBACK = `${SIGN_IN_ORIGIN}${SOCIAL_CALLBACK_PATH}`

/** The secret of a page and what it shows of it. */
export const newSecret = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A gateway whose brand lets people in by accounts at Google and Facebook, and the provider that stands for both; with `games` they can be launched. */
export const openSocial = async ({ games = false } = {}): Promise<{ gateway: TestGateway; provider: IdentityProvider }> => {
  const provider = await identityProvider([CALLBACK])
  const { brand } = readConfig({ BRAND: 'aurora' })
  const more = games ? demoIntegrations(brand, { enabled: true, gameHost: { port: 0, url: 'https://games.example' } }) : {}
  const gateway = await testGateway({
    config: { signInOrigin: SIGN_IN_ORIGIN, brand: { ...brand, modules: { ...brand.modules, socialLogin: true } } },
    integrations: { ...more, social: [provider.as('google'), provider.as('facebook')] },
  })
  return { gateway, provider }
}

type Headers = Record<string, string>

/** A browser that signs in by a provider, step by step. */
export const socialBrowser = (gateway: () => TestGateway, provider: () => IdentityProvider) => {
  const stop = async (url: URL | string, cookies: Record<string, string> = {}, headers: Headers = { host: 'aurora.example' }) => {
    const { pathname, search } = new URL(url)
    const reply = await gateway().app.inject({ method: 'GET', url: `${pathname}${search}`, cookies, headers })
    return {
      status: reply.statusCode,
      location: String(reply.headers.location ?? ''),
      headers: reply.headers,
      body: reply.body,
      cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])),
      attributes: reply.cookies,
    }
  }

  const start = async (request: Partial<SentOf<typeof startSocial>> = {}, headers: Headers = {}) => {
    const secret = newSecret()
    const { value } = await gateway().call(startSocial, { provider: 'google', challenge: secret.challenge, ...request }, { headers })
    return { ...secret, url: value.url }
  }

  /** As far as the provider's pages and out of them again. */
  const away = async (url: string) => {
    const departure = await stop(url)
    return { cookies: departure.cookies, attributes: departure.attributes, returned: await provider().walk(departure.location) }
  }

  const codeIn = (location: string): string => /[#?]exchange=(.+)$/.exec(location)?.[1] ?? ''

  const back = async (returned: URL, cookies: Record<string, string>) => codeIn((await stop(returned, cookies)).location)

  /** All of it: the code that the page finds in its address, and the secret that goes with it. */
  const whole = async (request: Partial<SentOf<typeof startSocial>> = {}) => {
    const { url, ...secret } = await start(request)
    const { cookies, returned } = await away(url)
    return { ...secret, code: await back(returned, cookies) }
  }

  const redeem = ({ code, verifier }: { code: string; verifier: string }, headers: Headers = {}) =>
    gateway().call(redeemExchange, { code, verifier }, { headers })

  return { start, stop, away, back, whole, redeem, codeIn }
}
