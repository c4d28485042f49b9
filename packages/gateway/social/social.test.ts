import { redeemExchange, registerSocial, socialProviders, startSocial } from '@portico/contract/session/social-calls'
import { login } from '@portico/contract/session/calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { ownSessions } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAddress, memberIdBoundTo } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import type { IdentityProvider } from '../testing/identity-provider.ts'
import { newSecret, openSocial, SIGN_IN_ORIGIN, socialBrowser } from '../testing/social.ts'

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

/** An account that came of it, opened by somebody new. */
const join = async (username: string, subject: string, more: Parameters<IdentityProvider['is']>[1] = {}) => {
  provider.is(subject, more)
  const { verifier, ...redemption } = await browser.whole()
  const { value } = await browser.redeem({ verifier, ...redemption })
  if (!('newcomer' in value)) throw new Error(`${subject} is known already`)
  const { ticket } = value.newcomer
  return gateway.call(registerSocial, { ticket, verifier, username, terms: true })
}

describe('an account at a provider', () => {
  test('opens one of ours, which has no password, and signs in to it from then on [LOGIN-02]', async () => {
    const joined = (await join('newlinh', 'g-1', { email: 'Linh@mail.example', email_verified: true, name: 'Linh Nguyễn' })).value
    expect(joined).toMatchObject({ firstTimeLogin: true, member: { account: 'newlinh', nickname: 'Linh Nguyễn' } })
    // What the provider proved is bound.
    expect(await memberIdBoundTo(gateway.database.orm, 'EMAIL', 'linh@mail.example')).toBe(joined.member.id)
    const again = (await browser.redeem(await browser.whole())).value
    expect(again).toMatchObject({ member: { id: joined.member.id } })
    const { token } = again as { token: string }
    expect((await gateway.call(ownSessions, {}, { token })).value.list.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['SOCIAL', 'REGISTRATION']),
    )
    for (const password of ['-', 'correct horse 1'])
      expect((await gateway.call(login, { type: 'username', username: 'newlinh', password })).failure.code).toBe('LOGIN_FAILED')
  })

  test('suggests a name, keeps the ticket where it is taken or wrong, and works once', async () => {
    await gateway.register('takenname')
    provider.is('g-2', { name: 'Đỗ Thị Mai 7' })
    const { verifier, ...redemption } = await browser.whole()
    const { newcomer } = (await browser.redeem({ verifier, ...redemption })).value as { newcomer: { ticket: string; suggestion: string } }
    expect(newcomer.suggestion).toBe('othimai7')
    const register = async (username: string, terms = true) =>
      gateway.call(registerSocial, { ticket: newcomer.ticket, verifier, username, terms })
    expect((await register('TakenName')).failure).toMatchObject({ code: 'ACCOUNT_TAKEN', fields: { username: { rule: 'taken' } } })
    expect((await register('7')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { username: {} } })
    expect((await register('maimai', false)).failure.code).toBe('TERMS_NOT_ACCEPTED')
    expect((await register('maimai')).status).toBe(200)
    expect((await register('maimai2')).failure.code).toBe('EXCHANGE_REFUSED')
  })

  test('belongs to one of ours, however many are opened with it at once', async () => {
    provider.is('g-3', {})
    const tickets = await Promise.all(
      ['samea', 'sameb'].map(async (username) => {
        const { verifier, ...redemption } = await browser.whole()
        const { newcomer } = (await browser.redeem({ verifier, ...redemption })).value as { newcomer: { ticket: string } }
        return { ticket: newcomer.ticket, verifier, username, terms: true }
      }),
    )
    const answers = []
    for (const request of tickets) answers.push(await gateway.call(registerSocial, request))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })
})

describe('[I.e] an e-mail address joins no accounts', () => {
  test('whoever registered somebody’s address before them has nothing of their account', async () => {
    const planted = await gateway.register('attacker1', { email: 'victim@mail.example' })
    const victim = (await join('victim1', 'g-victim', { email: 'victim@mail.example', email_verified: true })).value
    expect(victim.member.id).not.toBe(planted.member.id)
    expect(await memberIdBoundTo(gateway.database.orm, 'EMAIL', 'victim@mail.example')).toBe(victim.member.id)
  })

  test('one that is proved to be another member’s stays theirs', async () => {
    const owner = await gateway.register('owner1')
    await gateway.database.orm.transaction((tx) =>
      bindAddress(tx, owner.member.id, { kind: 'EMAIL', address: 'owner@mail.example', boundAt: gateway.clock.now() }),
    )
    const other = (await join('other1', 'g-owner', { email: 'owner@mail.example', email_verified: true })).value
    expect(other.member.id).not.toBe(owner.member.id)
    expect(await memberIdBoundTo(gateway.database.orm, 'EMAIL', 'owner@mail.example')).toBe(owner.member.id)
  })

  test('one that the provider has not proved, or that Facebook sends, is not bound', async () => {
    await join('unproved1', 'g-unproved', { email: 'unproved@mail.example', email_verified: false })
    expect(await memberIdBoundTo(gateway.database.orm, 'EMAIL', 'unproved@mail.example')).toBeUndefined()
    provider.is('f-1', { email: 'fb@mail.example', email_verified: true })
    const { verifier, ...redemption } = await browser.whole({ provider: 'facebook' })
    const { newcomer } = (await browser.redeem({ verifier, ...redemption })).value as { newcomer: { ticket: string } }
    await gateway.call(registerSocial, { ticket: newcomer.ticket, verifier, username: 'facebook1', terms: true })
    expect(await memberIdBoundTo(gateway.database.orm, 'EMAIL', 'fb@mail.example')).toBeUndefined()
  })
})

describe('where it is not offered', () => {
  test('a brand without it, without a provider, or without an origin of its own, names none and begins nothing', async () => {
    const { brand } = gateway.config
    expect((await gateway.call(socialProviders, {})).value.providers).toEqual(['google', 'facebook'])
    const others = [
      { brand: { ...brand, modules: { ...brand.modules, socialLogin: false } }, signInOrigin: SIGN_IN_ORIGIN },
      { brand, signInOrigin: undefined },
    ]
    for (const config of others) {
      const other = await testGateway({ config, database: gateway.database, integrations: { social: [provider.as('google')] } })
      const headers = { host: 'aurora.example' }
      expect((await other.call(socialProviders, {}, { headers })).value.providers).toEqual([])
      const request = { provider: 'google', challenge: newSecret().challenge } as const
      expect((await other.call(startSocial, request, { headers })).failure.code).toBe('NOT_OFFERED')
      await other.close()
    }
  })
})

test('an account that is blocked stays so, and a device that it was never seen at is asked for more', async () => {
  const { member } = (await join('blocked1', 'g-blocked', { email: 'blocked@mail.example', email_verified: true })).value
  const { code, verifier } = await browser.whole()
  const answer = await gateway.call(redeemExchange, { code, verifier }, { ip: '198.51.100.7' })
  expect(answer.failure).toMatchObject({ code: 'SIGN_IN_INCOMPLETE', next: { step: 'VERIFY', account: 'blocked1' } })
  await gateway.sessions.block(member.id)
  expect((await browser.redeem(await browser.whole())).failure.code).toBe('ACCOUNT_BLOCKED')
})

test('a device that is trusted at the sign-in origin is so where the browser comes back to, and not in the client [LOGIN-09]', async () => {
  const address = 'trusts@mail.example'
  await join('trusts01', 'g-trusts', { email: address, email_verified: true })
  const valuesOf = (cookies: Readonly<Record<string, { readonly value: string }>>) =>
    Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))
  const first = await gateway.call(redeemExchange, await browser.whole(), { ip: '198.51.100.70' })
  const flow = valuesOf(first.cookies)
  await gateway.call(sendSignInCode, { method: 'EMAIL' }, { cookies: flow })
  const { list } = await gateway.messages.list({ to: address, size: 1 })
  const code = /\b\d{6}\b/.exec(list[0]?.text ?? '')?.[0] ?? ''
  const answer = { method: 'EMAIL', code, trustDevice: true } as const
  const device = valuesOf((await gateway.call(verifySignIn, answer, { cookies: flow, ip: '198.51.100.70' })).cookies)

  const come = async (more: { readonly client?: boolean }, known: Record<string, string>, ip: string) => {
    const { url, verifier } = await browser.start(more, { host: 'aurora.example' })
    const { cookies, returned } = await browser.away(url)
    const back = await browser.stop(returned, { ...cookies, ...known })
    const found = /[#?]exchange=([\w-]+)/.exec(back.location || back.body)?.[1] ?? ''
    return gateway.call(redeemExchange, { code: found, verifier }, { ip })
  }
  expect((await come({}, {}, '192.0.2.71')).failure.code).toBe('SIGN_IN_INCOMPLETE')
  expect((await come({ client: true }, device, '192.0.2.71')).failure.code).toBe('SIGN_IN_INCOMPLETE')
  expect((await come({}, device, '192.0.2.71')).status).toBe(200)
})
