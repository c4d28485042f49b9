import { factors } from '@portico/contract/factor/calls'
import { removeOwnAddress } from '@portico/contract/member/binding-calls'
import { changePassword } from '@portico/contract/member/password-calls'
import { registerByMobile } from '@portico/contract/registration/calls'
import { login } from '@portico/contract/session/calls'
import { endOtherSessions, prove, sendProofCode } from '@portico/contract/session/own-calls'
import { registerSocial } from '@portico/contract/session/social-calls'
import { removeSocialLink } from '@portico/contract/session/social-link-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway } from '../testing/gateway.ts'
import type { IdentityProvider } from '../testing/identity-provider.ts'
import { CIRCUMSTANCES, publishRules, smsCode } from '../testing/registering.ts'
import { openSocial, socialBrowser } from '../testing/social.ts'

let gateway: TestGateway
let provider: IdentityProvider
const browser = socialBrowser(
  () => gateway,
  () => provider,
)
beforeAll(async () => {
  ;({ gateway, provider } = await openSocial())
  await publishRules(gateway, { ways: { mobileRegistration: true, smsRegistration: true, mobilePassword: false } })
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})

let count = 0
/** An account of somebody whom a provider knows, without a password. */
const social = async (claims: object) => {
  count += 1
  provider.is(`n-${count}`, claims)
  const { verifier, code } = await browser.whole()
  const { newcomer } = (await browser.redeem({ verifier, code })).value as { newcomer: { ticket: string } }
  const request = { ticket: newcomer.ticket, verifier, username: `nopass${count}`, terms: true }
  return (await gateway.call(registerSocial, request)).value
}
const stale = () => gateway.clock.advance(5 * 60_000 + 1)
const asks = async (token: string) => {
  const answer = await gateway.call(endOtherSessions, {}, { token })
  return answer.status === 200 ? 'DONE' : (answer.failure as { methods?: readonly string[] }).methods
}
const newestCode = async (to: string) => /\b(\d{6})\b/.exec((await gateway.messages.list({ to, size: 1 })).list[0]?.text ?? '')?.[1] ?? ''

describe('[I.e] who has no password and is asked once more who they are', () => {
  test('gets a code at the bound address, good for that session and once', async () => {
    const { token } = await social({ email: 'nopass1@mail.example', email_verified: true })
    const second = await browser.redeem(await browser.whole())
    const other = (second.value as { token: string }).token
    stale()
    expect(await asks(token)).toEqual(['EMAIL', 'SIGN_IN'])
    const { to } = (await gateway.call(sendProofCode, { method: 'EMAIL' }, { token })).value
    expect(to).toBe('no•••@mail.example')
    const code = await newestCode('nopass1@mail.example')
    const proof = (by: string, text = code) => gateway.call(prove, { type: 'code', method: 'EMAIL', code: text }, { token: by })
    expect((await proof(other)).failure.code).toBe('CODE_WRONG')
    expect((await proof(token, code === '000000' ? '111111' : '000000')).failure.code).toBe('CODE_WRONG')
    expect((await proof(token)).status).toBe(200)
    expect(await asks(token)).toBe('DONE')
    stale()
    expect((await proof(token)).failure.code).toBe('CODE_WRONG')
  })

  test('signs in once more where there is no address, and that is fresh', async () => {
    const { token } = await social({})
    stale()
    expect(await asks(token)).toEqual(['SIGN_IN'])
    for (const method of ['SMS', 'EMAIL'] as const)
      expect((await gateway.call(sendProofCode, { method }, { token })).failure.code).toBe('CODE_WRONG')
    expect((await gateway.call(prove, { type: 'password', password: '-' }, { token })).failure.code).toBe('PASSWORD_WRONG')
    const again = (await browser.redeem(await browser.whole())).value as { token: string }
    expect(await asks(again.token)).toBe('DONE')
  })

  test('sets a first password after that proof, without a present one, and is asked for it from then on [PASSWORD-03]', async () => {
    const { token, member } = await social({ email: 'nopass3@mail.example', email_verified: true })
    const wish = { newPassword: 'three quiet herons', confirmNewPassword: 'three quiet herons' }
    const set = (more: object = {}) => gateway.call(changePassword, { ...wish, ...more }, { token })
    stale()
    expect((await set()).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['EMAIL', 'SIGN_IN'] })
    await gateway.call(sendProofCode, { method: 'EMAIL' }, { token })
    const code = await newestCode('nopass3@mail.example')
    await gateway.call(prove, { type: 'code', method: 'EMAIL', code }, { token })
    expect((await set({ confirmNewPassword: 'another' })).failure.fields).toEqual({ confirmNewPassword: { rule: 'confirm' } })
    expect((await gateway.call(factors, {}, { token })).value.password).toBe(false)
    expect((await set()).value).toEqual({ ended: 0 })
    expect((await gateway.call(factors, {}, { token })).value.password).toBe(true)
    // Now there is one, and what is left out is wrong.
    expect((await set({ newPassword: 'four loud herons', confirmNewPassword: 'four loud herons' })).failure.code).toBe('PASSWORD_WRONG')
    stale()
    expect(await asks(token)).toEqual(['PASSWORD'])
    const entered = await gateway.call(login, { type: 'username', username: member.account, password: wish.newPassword })
    expect(entered.status).toBe(200)
    // The account at the provider is no last way in any more.
    expect((await gateway.call(removeSocialLink, { provider: 'google' }, { token: entered.value.token })).status).toBe(200)
  })

  test('is not believed by a password that somebody else chose', async () => {
    const { id } = await gateway.members.create({ account: 'chosenby1', password: PASSWORD, mustChangePassword: true })
    const token = await gateway.sessions.open(id, 'SITE', '127.0.0.1')
    stale()
    expect(await asks(token)).toEqual(['SIGN_IN'])
    expect((await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })).failure.code).toBe('PASSWORD_WRONG')
  })

  test('is not believed by a code where there is a password', async () => {
    const { token, member } = await gateway.register('haspass1')
    await gateway.database.orm.transaction((tx) =>
      bindAddress(tx, member.id, { kind: 'EMAIL', address: 'haspass@mail.example', boundAt: gateway.clock.now() }),
    )
    stale()
    expect(await asks(token)).toEqual(['PASSWORD'])
    expect((await gateway.call(sendProofCode, { method: 'EMAIL' }, { token })).failure.code).toBe('CODE_WRONG')
    expect((await gateway.call(prove, { type: 'code', method: 'EMAIL', code: '123456' }, { token })).failure.code).toBe('CODE_WRONG')
    await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
    expect(await asks(token)).toBe('DONE')
  })
})

describe('the last way in', () => {
  test('of an account that was opened by a number alone is the number, which stays', async () => {
    const ip = '10.9.0.1'
    const sms = await smsCode(gateway, '0912345678', ip)
    const request = { ...CIRCUMSTANCES, ...sms, challenge: await gateway.solvedChallenge() }
    const { token, member } = (await gateway.call(registerByMobile, request, { ip })).value
    expect((await gateway.call(removeOwnAddress, { kind: 'MOBILE' }, { token })).failure.code).toBe('LAST_WAY_IN')
    const now = gateway.clock.now()
    await gateway.database.orm.transaction((tx) =>
      bindAddress(tx, member.id, { kind: 'EMAIL', address: 'other@mail.example', boundAt: now }),
    )
    expect((await gateway.call(removeOwnAddress, { kind: 'EMAIL' }, { token })).status).toBe(200)
    stale()
    expect(await asks(token)).toEqual(['SMS', 'SIGN_IN'])
    await gateway.call(sendProofCode, { method: 'SMS' }, { token })
    const code = await newestCode('+84912345678')
    expect((await gateway.call(prove, { type: 'code', method: 'SMS', code }, { token })).status).toBe(200)
  })

  test('is no number while the operator has switched the login by SMS off [REGISTER-11]', async () => {
    const { token, member } = await social({})
    const now = gateway.clock.now()
    await gateway.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address: '+84912000112', boundAt: now }))
    const remove = () => gateway.call(removeSocialLink, { provider: 'google' }, { token })
    await publishRules(gateway, { ways: { smsLogin: false } })
    // Past what is known of the rules, so that they are read within the transaction of the removal.
    gateway.clock.advance(3_000)
    expect((await remove()).failure.code).toBe('LAST_WAY_IN')
    await publishRules(gateway, { ways: { smsLogin: true } })
    gateway.clock.advance(3_000)
    expect((await remove()).status).toBe(200)
  })

  test('of two that go at once one stays', async () => {
    const { token, member } = await social({})
    const now = gateway.clock.now()
    await gateway.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address: '+84912000111', boundAt: now }))
    const both = await Promise.all([
      gateway.call(removeSocialLink, { provider: 'google' }, { token }),
      gateway.call(removeOwnAddress, { kind: 'MOBILE' }, { token }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
