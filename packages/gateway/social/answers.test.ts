import { startSocial } from '@portico/contract/session/social-calls'
import { SOCIAL_COOKIE } from '@portico/contract/session/social-shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestGateway } from '../testing/gateway.ts'
import type { Broken, IdentityProvider } from '../testing/identity-provider.ts'
import { CALLBACK, newSecret, openSocial, SIGN_IN_ORIGIN, socialBrowser } from '../testing/social.ts'

let gateway: TestGateway
let provider: IdentityProvider
const browser = socialBrowser(
  () => gateway,
  () => provider,
)

beforeAll(async () => {
  ;({ gateway, provider } = await openSocial())
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})
beforeEach(() => provider.breaks({}))

describe('[I.e] an answer that is not as it must be opens nothing', () => {
  const refusedAs = async () => (await browser.redeem(await browser.whole())).failure
  const hour = 3_600

  const lies: [string, Broken][] = [
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.evil.example' }) }],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
    ['for several clients, without saying which', { claims: (claims) => ({ ...claims, aud: ['portico-test', 'somebody-else'] }) }],
    ['with another nonce', { claims: (claims) => ({ ...claims, nonce: 'x'.repeat(43) }) }],
    ['without a nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['that has expired', { claims: (claims) => ({ ...claims, iat: (claims.iat ?? 0) - 2 * hour, exp: (claims.iat ?? 0) - hour }) }],
    ['without a subject', { claims: ({ sub: _sub, ...claims }) => claims }],
    ['signed by a key that is not the provider’s', { signature: 'FOREIGN' }],
    ['that is not signed', { signature: 'NONE' }],
  ]
  test.each(lies)('a token %s', async (_, how) => {
    provider.is('g-liar', {})
    provider.breaks(how)
    expect(await refusedAs()).toMatchObject({ code: 'SOCIAL_REFUSED', reason: 'UNKNOWN' })
    provider.breaks({})
    expect((await browser.redeem(await browser.whole())).value).toHaveProperty('newcomer')
  })

  test('a code that is not the one of this way', async () => {
    provider.is('g-code', {})
    const { url, ...secret } = await browser.start()
    const { cookies, returned } = await browser.away(url)
    returned.searchParams.set('code', 'made-up')
    const failure = (await browser.redeem({ ...secret, code: await browser.back(returned, cookies) })).failure
    expect(failure).toMatchObject({ code: 'SOCIAL_REFUSED', reason: 'CODE_INVALID' })
  })

  test('a code of a way that began with another secret: the provider asks for the verifier (PKCE)', async () => {
    provider.is('g-pkce', {})
    const [mine, theirs] = [await browser.start(), await browser.start()]
    const [first, second] = [await browser.away(mine.url), await browser.away(theirs.url)]
    const code = second.returned.searchParams.get('code') ?? ''
    first.returned.searchParams.set('code', code)
    const failure = (await browser.redeem({ ...mine, code: await browser.back(first.returned, first.cookies) })).failure
    expect(failure).toMatchObject({ code: 'SOCIAL_REFUSED', reason: 'CODE_INVALID' })
  })
})

describe('[I.e] state and nonce are bound to the browser', () => {
  test('the cookie comes back from another site, and leads nowhere else: Lax, for ten minutes, under its path', async () => {
    provider.is('g-cookie', {})
    const { attributes } = await browser.away((await browser.start()).url)
    expect(attributes).toMatchObject([{ name: SOCIAL_COOKIE, sameSite: 'Lax', httpOnly: true, maxAge: 600, path: '/wps/session/social' }])
  })

  test('a way that one browser began is not finished in another', async () => {
    provider.is('g-csrf', {})
    const { url } = await browser.start()
    const { returned, cookies } = await browser.away(url)
    for (const others of [{}, { [SOCIAL_COOKIE]: 'x'.repeat(43) }, { [SOCIAL_COOKIE]: 'short' }])
      expect(await browser.back(returned, others)).toBe('refused')
    expect(await browser.back(returned, cookies)).toMatch(/^[\w-]{43}$/)
  })

  test('a state that belongs to another way, none at all, or one that has come back before is refused', async () => {
    provider.is('g-state', {})
    const { returned, cookies } = await browser.away((await browser.start()).url)
    const swapped = new URL(returned)
    swapped.searchParams.set('state', 'y'.repeat(43))
    expect(await browser.back(swapped, cookies)).toBe('refused')
    const without = new URL(returned)
    without.searchParams.delete('state')
    expect(await browser.back(without, cookies)).toBe('refused')
    expect(await browser.back(returned, cookies)).toMatch(/^[\w-]{43}$/)
    expect(await browser.back(returned, cookies)).toBe('refused')
  })

  test('a ticket leads to the provider once, and not after ten minutes', async () => {
    const { url } = await browser.start()
    expect((await browser.stop(url)).location).toContain(provider.issuer)
    expect((await browser.stop(url)).location).toBe('/#exchange=refused')
    const late = await browser.start()
    gateway.clock.advance(10 * 60_000)
    expect((await browser.stop(late.url)).location).toBe('/#exchange=refused')
  })
})

describe('[I.e] addresses come of what is configured, never of what a caller says', () => {
  test('the way to the provider and back goes over the sign-in origin, whatever host is named', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { url, ...secret } = await browser.start({}, headers)
    expect(new URL(url).origin).toBe(SIGN_IN_ORIGIN)
    const departure = await browser.stop(url, {}, headers)
    expect(new URL(departure.location).searchParams.get('redirect_uri')).toBe(CALLBACK)
    provider.is('g-host', {})
    const back = await browser.stop(await provider.walk(departure.location), departure.cookies, headers)
    expect(back.location).toMatch(/^https:\/\/aurora\.example\/#exchange=/)
    expect(back.headers['referrer-policy']).toBe('no-referrer')
    expect((await browser.redeem({ ...secret, code: browser.codeIn(back.location) })).status).toBe(200)
  })

  test('a domain of the brand gets its own page back, the desktop client its link', async () => {
    provider.is('g-mirror', {})
    const onMirror = await gateway.call(
      startSocial,
      { provider: 'google', challenge: newSecret().challenge },
      { headers: { host: 'aurora-mirror.example' } },
    )
    // Over plain http nothing is one of the brand's.
    const plain = await browser.away(onMirror.value.url)
    expect((await browser.stop(plain.returned, plain.cookies)).location).toMatch(/^https:\/\/aurora\.example\/#/)

    const client = await browser.away((await browser.start({ client: true })).url)
    const page = await browser.stop(client.returned, client.cookies)
    expect(page.location).toBe('')
    expect(page.body).toMatch(/url=aurora:\/\/login\?exchange=[\w-]{43}"/)
    expect(page.headers['cache-control']).toBe('no-store')
  })
})

describe('[LOGIN-14] what a provider says no with', () => {
  const words = {
    'auth/invalid-phone-number': 'PHONE_INVALID',
    'auth/missing-phone-number': 'PHONE_MISSING',
    'auth/too-many-requests': 'TOO_MANY',
    'auth/invalid-verification-code': 'CODE_INVALID',
    'auth/missing-verification-code': 'CODE_MISSING',
    'auth/captcha-check-failed': 'CAPTCHA_FAILED',
    'auth/quota-exceeded': 'QUOTA',
    'auth/operation-not-allowed': 'NOT_ALLOWED',
    'auth/code-expired': 'CODE_EXPIRED',
    'auth/popup-closed-by-user': 'CANCELLED',
    access_denied: 'CANCELLED',
    server_error: 'UNKNOWN',
    constructor: 'UNKNOWN',
  }
  test.each(Object.entries(words))('%s is told as %s, to the page that began and to no other', async (error, reason) => {
    const { url, ...secret } = await browser.start()
    const departure = await browser.stop(url)
    const state = new URL(departure.location).searchParams.get('state') ?? ''
    const returned = new URL(`${CALLBACK}?${new URLSearchParams({ error, state })}`)
    const code = await browser.back(returned, departure.cookies)
    expect((await browser.redeem({ ...secret, code })).failure).toMatchObject({ code: 'SOCIAL_REFUSED', reason })
  })

  test('nothing where a code should be, one that comes too late, and a busy provider', async () => {
    provider.is('g-none', {})
    const comesBack = async (change: (returned: URL) => void) => {
      const { url, ...secret } = await browser.start()
      const { cookies, returned } = await browser.away(url)
      change(returned)
      return (await browser.redeem({ ...secret, code: await browser.back(returned, cookies) })).failure.reason
    }
    expect(await comesBack((returned) => returned.searchParams.delete('code'))).toBe('CODE_MISSING')
    expect(await comesBack(() => gateway.clock.advance(11 * 60_000))).toBe('CODE_EXPIRED')
    provider.breaks({ error: { status: 429, error: 'anything' } })
    expect(await comesBack(() => undefined)).toBe('TOO_MANY')
  })
})
