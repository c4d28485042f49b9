import { setAgentFactors } from '@portico/contract/factor/operator-calls'
import { removeAuthenticator } from '@portico/contract/factor/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { beginSignInAuthenticator, confirmSignInAuthenticator } from '@portico/contract/session/enrol-calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { login } from '@portico/contract/session/calls'
import { endOtherSessions, endOwnSession, ownSessions, prove } from '@portico/contract/session/own-calls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

let house: TestGateway
beforeAll(async () => {
  house = await testGateway()
})
afterAll(() => house.close())

const ELSEWHERE = '198.51.100.7'
const valuesOf = ({ cookies }: { cookies: Readonly<Record<string, { value: string }>> }) =>
  Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))
const attempt = (account: string, ip = '127.0.0.1') =>
  house.call(login, { type: 'username', username: account, password: PASSWORD }, { ip })

describe('a sign-in with an authenticator app [LOGIN-09]', () => {
  it('asks for its code, or a recovery code, at home as from a new device and network', async () => {
    const { token } = await house.register('appaway')
    const { secret, recoveryCodes } = await enrolApp(house, token)
    expect((await attempt('appaway')).failure.next).toMatchObject({ step: 'VERIFY', reason: 'OWN_FACTOR' })
    const first = await attempt('appaway', ELSEWHERE)
    expect(first.failure.next).toMatchObject({
      step: 'VERIFY',
      reason: 'OWN_FACTOR',
      methods: [
        { method: 'TOTP', to: null },
        { method: 'RECOVERY_CODE', to: null },
      ],
    })
    const cookies = valuesOf(first)
    const answer = (method: 'TOTP' | 'RECOVERY_CODE', code: string) =>
      house.call(verifySignIn, { method, code }, { cookies, ip: ELSEWHERE })
    expect((await answer('RECOVERY_CODE', 'AAAA-AAAA')).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    const opened = await answer('TOTP', shownBy(house, secret))
    // The second factor was shown in the sign-in: it is not asked for again at once.
    expect((await house.call(removeAuthenticator, {}, { token: opened.value.token })).status).toBe(200)
    const again = await house.login('appaway')
    const { recoveryCodes: others } = await enrolApp(house, again.token)
    const second = valuesOf(await attempt('appaway', '203.0.113.9'))
    const byCode = (code: string) => house.call(verifySignIn, { method: 'RECOVERY_CODE', code }, { cookies: second })
    expect((await byCode(recoveryCodes[0]!)).failure.code).toBe('CODE_WRONG')
    expect((await byCode(others[0]!)).status).toBe(200)
  })
})

describe('a second factor that a member has set up [LOGIN-09]', () => {
  const bound = async (account: string) => {
    const { token, member } = await house.register(account)
    const boundAt = house.clock.now()
    const address = '+84912000078'
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address, boundAt }))
    return { token, member }
  }
  const methodsOf = ({ failure }: Awaited<ReturnType<typeof attempt>>) => failure.next?.methods.map(({ method }) => method)

  it('is asked for at every login but on a device that its owner trusts', async () => {
    const { token } = await bound('trustsone')
    expect((await attempt('trustsone')).status).toBe(200)
    const { secret } = await enrolApp(house, token)
    const first = await attempt('trustsone')
    // A code to an address is weaker than what its owner has chosen.
    expect(methodsOf(first)).toEqual(['TOTP', 'RECOVERY_CODE'])
    const answer = (trustDevice: boolean, cookies: Record<string, string>) =>
      house.call(verifySignIn, { method: 'TOTP', code: shownBy(house, secret), trustDevice }, { cookies })
    const untrusting = await answer(false, valuesOf(first))
    expect(untrusting.status).toBe(200)
    house.clock.advance(30_000)
    const fromIt = (cookies: Record<string, string>, ip = '127.0.0.1') =>
      house.call(login, { type: 'username', username: 'trustsone', password: PASSWORD }, { cookies, ip })
    const again = await fromIt(valuesOf(untrusting))
    expect(again.failure.next?.reason).toBe('OWN_FACTOR')
    const device = { ...valuesOf(untrusting), ...valuesOf(again) }
    expect((await answer(true, device)).status).toBe(200)
    expect((await fromIt(device)).status).toBe(200)
    expect((await fromIt(device, ELSEWHERE)).status).toBe(200)
    expect((await attempt('trustsone')).failure.next?.reason).toBe('OWN_FACTOR')
    // Ending the other sessions takes the trust from their devices, and leaves that of one's own.
    const here = (await fromIt(device)).value.token
    await house.call(endOtherSessions, {}, { token: here })
    expect((await fromIt(device)).status).toBe(200)
    const other = valuesOf(await attempt('trustsone'))
    const there = (
      await house.call(verifySignIn, { method: 'TOTP', code: shownBy(house, secret, 1), trustDevice: true }, { cookies: other })
    ).value
    await house.call(endOtherSessions, {}, { token: there.token })
    expect((await fromIt(device)).failure.next?.reason).toBe('OWN_FACTOR')
    house.clock.advance(31 * 24 * 60 * 60_000)
    expect((await fromIt(device)).failure.next?.reason).toBe('OWN_FACTOR')
  })

  it('is asked for again at a device whose session its owner ends', async () => {
    const { token } = await bound('trustsnone')
    const { secret } = await enrolApp(house, token)
    const trusting = async () => {
      house.clock.advance(30_000)
      const cookies = valuesOf(await attempt('trustsnone'))
      const opened = await house.call(verifySignIn, { method: 'TOTP', code: shownBy(house, secret), trustDevice: true }, { cookies })
      return { cookies: valuesOf(opened), token: opened.value.token }
    }
    const strange = await trusting()
    const own = await trusting()
    const { list } = (await house.call(ownSessions, {}, { token: strange.token })).value
    const { id } = list.find(({ current }) => current)!
    const attemptThere = () =>
      house.call(login, { type: 'username', username: 'trustsnone', password: PASSWORD }, { cookies: strange.cookies })
    const before = (await attemptThere()).status
    expect((await house.call(endOwnSession, { id }, { token: own.token })).status).toBe(200)
    expect([before, (await attemptThere()).failure.next?.reason]).toEqual([200, 'OWN_FACTOR'])
  })
})

describe('second factors that a brand wants of its agents (decision 28)', () => {
  const require = (required: boolean) => house.call(setAgentFactors, { required }, { token: house.operatorKey })
  afterEach(async () => void (await require(false)))
  const agent = (account: string) => house.members.create({ account, password: PASSWORD, type: 1 })

  it('are set up in the sign-in, before there is a session', async () => {
    await agent('agentnew')
    expect((await attempt('agentnew')).status).toBe(200)
    expect((await require(true)).value).toMatchObject({ agentFactors: true })
    const first = await attempt('agentnew')
    expect(first.failure).toMatchObject({ code: 'SIGN_IN_INCOMPLETE', next: { step: 'ENROL', reason: 'FACTOR_REQUIRED' } })
    const cookies = valuesOf(first)
    expect((await house.call(beginSignInAuthenticator, {}, {})).failure.code).toBe('SIGN_IN_OVER')
    const { secret } = (await house.call(beginSignInAuthenticator, {}, { cookies })).value
    const confirm = (code: string) => house.call(confirmSignInAuthenticator, { code }, { cookies })
    expect((await confirm('abc')).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    const { token, recoveryCodes } = (await confirm(shownBy(house, secret))).value
    expect(recoveryCodes).toHaveLength(10)
    expect((await house.call(getMemberInfo, {}, { token })).value.account).toBe('agentnew')
    expect((await confirm(shownBy(house, secret, 1))).failure.code).toBe('SIGN_IN_OVER')
    expect((await house.call(removeAuthenticator, {}, { token })).failure.code).toBe('FACTOR_REQUIRED')
  })

  it('are asked for at every login, and neither a familiar place nor a code to an address stands for them', async () => {
    const row = await agent('agentold')
    const { token } = (await attempt('agentold')).value
    const boundAt = house.clock.now()
    const address = '+84912000077'
    await house.database.orm.transaction((tx) => bindAddress(tx, row.id, { kind: 'MOBILE', address, boundAt }))
    const { secret } = await enrolApp(house, token)
    expect((await attempt('agentold')).failure.next?.reason).toBe('OWN_FACTOR')
    await require(true)
    const first = await attempt('agentold')
    expect(first.failure.next).toMatchObject({ step: 'VERIFY', reason: 'FACTOR_REQUIRED' })
    expect(first.failure.next?.methods.map(({ method }) => method)).toEqual(['TOTP', 'RECOVERY_CODE'])
    const cookies = valuesOf(first)
    expect((await house.call(sendSignInCode, { method: 'SMS' }, { cookies })).failure.code).toBe('CODE_WRONG')
    expect((await house.call(verifySignIn, { method: 'SMS', code: '123456' }, { cookies })).failure.code).toBe('CODE_WRONG')
    const request = { method: 'TOTP', code: shownBy(house, secret), trustDevice: true } as const
    const opened = await house.call(verifySignIn, request, { cookies })
    expect(opened.status).toBe(200)
    const trusted = await house.call(login, { type: 'username', username: 'agentold', password: PASSWORD }, { cookies: valuesOf(opened) })
    expect(trusted.failure.next?.step).toBe('VERIFY')
  })

  it('are nothing that members are asked for', async () => {
    const { token } = await house.register('memberonly')
    await require(true)
    expect((await attempt('memberonly')).status).toBe(200)
    expect((await house.call(prove, { type: 'totp', code: '123456' }, { token })).failure.code).toBe('CODE_WRONG')
  })
})
