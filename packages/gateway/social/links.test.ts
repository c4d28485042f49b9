import { login, logout } from '@portico/contract/session/calls'
import { registerSocial } from '@portico/contract/session/social-calls'
import { finishSocialLink, removeSocialLink, socialLinks, startSocialLink } from '@portico/contract/session/social-link-calls'
import { prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { type IdentityProvider, identityProvider } from '../testing/identity-provider.ts'
import { CALLBACK, newSecret, SIGN_IN_ORIGIN, socialBrowser } from '../testing/social.ts'

let gateway: TestGateway
let provider: IdentityProvider
const browser = socialBrowser(
  () => gateway,
  () => provider,
)

beforeAll(async () => {
  provider = await identityProvider([CALLBACK])
  const { brand } = readConfig({ BRAND: 'aurora' })
  gateway = await testGateway({
    config: { signInOrigin: SIGN_IN_ORIGIN, brand: { ...brand, modules: { ...brand.modules, socialLogin: true } } },
    integrations: { social: [provider.as('google')] },
  })
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})

let count = 0
let token: string
beforeEach(async () => {
  count += 1
  token = (await gateway.register(`linker${count}`)).token
})

/** As far as the code that the page finds in its address. */
const away = async (by = token) => {
  const secret = newSecret()
  const { value } = await gateway.call(startSocialLink, { provider: 'google', challenge: secret.challenge }, { token: by })
  const { cookies, returned } = await browser.away(value.url)
  return { verifier: secret.verifier, code: await browser.back(returned, cookies) }
}
const linksOf = async (by = token) => (await gateway.call(socialLinks, {}, { token: by })).value.list

test('an account is linked from within, signs in from then on, and is taken away again', async () => {
  provider.is(`l-${count}`, { email: 'linker@mail.example', email_verified: true })
  expect(await linksOf()).toEqual([{ provider: 'google', linkedAt: null, email: null }])
  expect((await gateway.call(finishSocialLink, await away(), { token })).value).toEqual({ provider: 'google' })
  expect(await linksOf()).toEqual([{ provider: 'google', linkedAt: gateway.clock.now().toISOString(), email: 'li•••@mail.example' }])
  expect((await browser.redeem(await browser.whole())).value).toMatchObject({ member: { account: `linker${count}` } })
  await gateway.call(removeSocialLink, { provider: 'google' }, { token })
  expect((await browser.redeem(await browser.whole())).value).toHaveProperty('newcomer')
})

test('[I.e] a link begins and goes only with a proof of five minutes at most', async () => {
  provider.is(`l-${count}`)
  gateway.clock.advance(5 * 60_000 + 1)
  const request = { provider: 'google', challenge: newSecret().challenge } as const
  expect((await gateway.call(startSocialLink, request, { token })).failure.code).toBe('REAUTHENTICATE')
  expect((await gateway.call(removeSocialLink, { provider: 'google' }, { token })).failure.code).toBe('REAUTHENTICATE')
  await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
  expect((await gateway.call(startSocialLink, request, { token })).status).toBe(200)
})

test('[I.e] a link begins and goes only by a second factor where there is one', async () => {
  const { secret } = await enrolApp(gateway, token)
  gateway.clock.advance(5 * 60_000 + 1)
  const calls = [
    () => gateway.call(startSocialLink, { provider: 'google', challenge: newSecret().challenge }, { token }),
    () => gateway.call(removeSocialLink, { provider: 'google' }, { token }),
  ]
  const methods = ['TOTP', 'RECOVERY_CODE']
  for (const call of calls) expect((await call()).failure).toMatchObject({ code: 'REAUTHENTICATE', methods })
  await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
  for (const call of calls) expect((await call()).failure).toMatchObject({ code: 'REAUTHENTICATE', methods })
  expect((await gateway.call(prove, { type: 'totp', code: shownBy(gateway, secret) }, { token })).status).toBe(200)
  expect((await calls[0]!()).status).toBe(200)
})

test('[I.e] a link that one session began is not finished in another, not even of the same member', async () => {
  provider.is(`l-${count}`)
  const redemption = await away()
  const other = (await gateway.login(`linker${count}`)).token
  expect((await gateway.call(finishSocialLink, redemption, { token: other })).failure.code).toBe('EXCHANGE_REFUSED')
  const again = await away()
  const stranger = (await gateway.register(`stranger${count}`)).token
  expect((await gateway.call(finishSocialLink, again, { token: stranger })).failure.code).toBe('EXCHANGE_REFUSED')
  expect((await browser.redeem(await away())).failure.code).toBe('EXCHANGE_REFUSED')
  expect(await linksOf()).toMatchObject([{ linkedAt: null }])
})

test('an account at a provider is one member’s, and a member has one of each', async () => {
  provider.is(`l-${count}`)
  await gateway.call(finishSocialLink, await away(), { token })
  const other = (await gateway.register(`second${count}`)).token
  expect((await gateway.call(finishSocialLink, await away(other), { token: other })).failure.code).toBe('SOCIAL_TAKEN')
  provider.is(`l-${count}-more`)
  expect((await gateway.call(finishSocialLink, await away(), { token })).failure.code).toBe('SOCIAL_TAKEN')
})

test('[I.e] the last way in stays: who has no password keeps the link', async () => {
  provider.is(`l-${count}-only`)
  const { verifier, code } = await browser.whole()
  const { newcomer } = (await browser.redeem({ verifier, code })).value as { newcomer: { ticket: string } }
  const request = { ticket: newcomer.ticket, verifier, username: `only${count}`, terms: true }
  const { value } = await gateway.call(registerSocial, request)
  expect((await gateway.call(removeSocialLink, { provider: 'google' }, { token: value.token })).failure.code).toBe('LAST_WAY_IN')
  expect(await linksOf(value.token)).toMatchObject([{ provider: 'google', linkedAt: expect.any(String) }])
  await gateway.call(logout, {}, { token: value.token })
  expect((await gateway.call(login, { type: 'username', username: `only${count}`, password: '-' })).failure.code).toBe('LOGIN_FAILED')
})
