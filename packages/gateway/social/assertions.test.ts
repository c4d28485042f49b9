import { endOtherSessions } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type IdentityProvider, identityProvider } from '../testing/identity-provider.ts'
import { CALLBACK, SIGN_IN_ORIGIN, socialBrowser } from '../testing/social.ts'
import { insertIdentity } from './store.ts'

let gateway: TestGateway
let google: IdentityProvider
let facebook: IdentityProvider
const atGoogle = socialBrowser(
  () => gateway,
  () => google,
)
const atFacebook = socialBrowser(
  () => gateway,
  () => facebook,
)

beforeAll(async () => {
  ;[google, facebook] = await Promise.all([identityProvider([CALLBACK]), identityProvider([CALLBACK])])
  const { brand } = readConfig({ BRAND: 'aurora' })
  gateway = await testGateway({
    config: { signInOrigin: SIGN_IN_ORIGIN, brand: { ...brand, modules: { ...brand.modules, socialLogin: true } } },
    integrations: { social: [google.as('google'), facebook.as('facebook')] },
  })
})
afterAll(async () => {
  await gateway.close()
  await google.close()
  await facebook.close()
})
beforeEach(() => google.breaks({}))

/** A member with a password whose account at Google is linked. */
const linked = async (account: string) => {
  const { member } = await gateway.register(account)
  const identity = { provider: 'google', issuer: google.issuer, subject: account, email: null, name: '' } as const
  await gateway.database.orm.transaction((tx) => insertIdentity(tx, member.id, identity, gateway.clock.now()))
  google.is(account, {})
}
const enter = async () => ((await atGoogle.redeem(await atGoogle.whole())).value as { token: string }).token
const asks = async (token: string) => {
  const answer = await gateway.call(endOtherSessions, {}, { token })
  return answer.status === 200 ? 'DONE' : (answer.failure as { methods?: readonly string[] }).methods
}
/** The provider says that it was shown who it is so many minutes ago; undefined: it does not say. */
const saysOf = (minutes: number | undefined): void =>
  google.breaks({
    claims: ({ auth_time: _own, ...claims }) =>
      minutes === undefined ? claims : { ...claims, auth_time: Math.floor(gateway.clock.now().getTime() / 1000) - minutes * 60 },
  })

test('a provider is asked when it was last shown who it is, and asks anew after a day', async () => {
  const { location } = await atGoogle.stop((await atGoogle.start()).url)
  expect(new URL(location).searchParams.get('max_age')).toBe('86400')
})

test.each([
  ['just now', 0, 'DONE'],
  ['a moment ahead of our clock', -1, 'DONE'],
  ['six minutes ago', 6, ['PASSWORD']],
  ['at a time that it does not name', undefined, ['PASSWORD']],
])(
  'a login by a provider that was shown who it is %s counts as fresh only where that was within five minutes',
  async (_when, minutes, then) => {
    await linked(`fresh${String(minutes).replace('-', 'x').slice(0, 5)}`)
    saysOf(minutes)
    const token = await enter()
    expect(await asks(token)).toEqual(then)
  },
)

test('one subject at two issuers is two people', async () => {
  await linked('subject1')
  facebook.is('subject1', {})
  expect((await atGoogle.redeem(await atGoogle.whole())).value).toHaveProperty('token')
  const { verifier, url } = await atFacebook.start({ provider: 'facebook' })
  const { cookies, returned } = await atFacebook.away(url)
  const code = await atFacebook.back(returned, cookies)
  expect((await atFacebook.redeem({ code, verifier })).value).toHaveProperty('newcomer')
})
