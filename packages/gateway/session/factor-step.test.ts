import { setAgentFactors } from '@portico/contract/factor/operator-calls'
import { removeAuthenticator } from '@portico/contract/factor/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { beginSignInAuthenticator, confirmSignInAuthenticator } from '@portico/contract/session/enrol-calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { login } from '@portico/contract/session/calls'
import { prove } from '@portico/contract/session/own-calls'
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
  it('asks for its code, or a recovery code, from a new device and network', async () => {
    const { token } = await house.register('appaway')
    const { secret, recoveryCodes } = await enrolApp(house, token)
    expect((await attempt('appaway')).status).toBe(200)
    const first = await attempt('appaway', ELSEWHERE)
    expect(first.failure.next).toMatchObject({
      step: 'VERIFY',
      reason: 'NEW_DEVICE',
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
    expect((await attempt('agentold')).status).toBe(200)
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
