import { setWithdrawPassword, withdrawPasswordState } from '@portico/contract/member/calls'
import { login } from '@portico/contract/session/calls'
import { prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { refusalOf } from '../testing/player.ts'

/** The session's next token is of no interest here. */
const visit = { renewToken: () => undefined }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const SECOND = '246810'
const enter = async (name: string) => {
  const { token, member } = await gateway.register(name)
  const { sessionId } = await gateway.sessions.callerOf(token)
  return { token, caller: { memberId: member.id, sessionId } }
}

describe('the withdraw password [WALLET-09]', () => {
  it('is not asked for until it is set, and is set by who knows the account’s own', async () => {
    const { token, caller } = await enter('second1')
    expect((await gateway.call(withdrawPasswordState, {}, { token })).value).toEqual({ set: false })
    await gateway.withdrawPassword.check(caller, undefined)
    const wrong = await gateway.call(setWithdrawPassword, { password: 'no', withdrawPassword: SECOND }, { token })
    expect(wrong.failure.code).toBe('PASSWORD_WRONG')
    const same = await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: PASSWORD }, { token })
    expect(same.failure).toMatchObject({ code: 'FIELD_INVALID', fields: { withdrawPassword: { rule: 'same' } } })
    expect((await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: '12345' }, { token })).status).toBe(400)
    expect((await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: SECOND }, { token })).value).toEqual({
      set: true,
    })
    expect((await gateway.call(withdrawPasswordState, {}, { token })).value).toEqual({ set: true })
    expect(await refusalOf(gateway.withdrawPassword.check(caller, undefined))).toBe('WITHDRAW_PASSWORD_REQUIRED')
    await gateway.withdrawPassword.check(caller, SECOND)
  })

  it('is changed only by who knows the present one', async () => {
    const { caller, token } = await enter('second2')
    await gateway.withdrawPassword.set(caller, { password: PASSWORD, withdrawPassword: SECOND }, visit)
    const change = { password: PASSWORD, withdrawPassword: '135791' }
    expect(await refusalOf(gateway.withdrawPassword.set(caller, change, visit))).toBe('WITHDRAW_PASSWORD_REQUIRED')
    expect(await refusalOf(gateway.withdrawPassword.set(caller, { ...change, current: 'wrong1' }, visit))).toBe('WITHDRAW_PASSWORD_WRONG')
    const answerTo = async (more: { current?: string }) =>
      (await gateway.call(setWithdrawPassword, { ...change, ...more }, { token })).failure.code
    expect([await answerTo({}), await answerTo({ current: 'wrong1' })]).toEqual(['WITHDRAW_PASSWORD_REQUIRED', 'WITHDRAW_PASSWORD_WRONG'])
    await gateway.withdrawPassword.set(caller, { ...change, current: SECOND }, visit)
    await gateway.withdrawPassword.check(caller, '135791')
  })

  it('closes for 15 minutes after five wrong ones, however many come at once', async () => {
    const { caller, token } = await enter('second3')
    await gateway.withdrawPassword.set(caller, { password: PASSWORD, withdrawPassword: SECOND }, visit)
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => refusalOf(gateway.withdrawPassword.check(caller, `wrong${i}`))))
    expect(guesses.filter((code) => code === 'WITHDRAW_PASSWORD_WRONG')).toHaveLength(5)
    await expect(gateway.withdrawPassword.check(caller, SECOND)).rejects.toMatchObject({
      code: 'WITHDRAW_PASSWORD_LOCKED',
      detail: { retryAfter: 900 },
    })
    const change = { password: PASSWORD, withdrawPassword: '135791', current: SECOND }
    expect((await gateway.call(setWithdrawPassword, change, { token })).failure).toMatchObject({
      code: 'WITHDRAW_PASSWORD_LOCKED',
      retryAfter: 900,
    })
    gateway.clock.advance(15 * 60_000)
    await gateway.withdrawPassword.check(caller, SECOND)
    expect(await refusalOf(gateway.withdrawPassword.check(caller, 'wrong'))).toBe('WITHDRAW_PASSWORD_WRONG')
    await gateway.withdrawPassword.check(caller, SECOND)
  })

  it('counts only wrong ones: right ones may come at once, and wrong ones at once close it to a right one among them', async () => {
    const { caller } = await enter('second6')
    await gateway.withdrawPassword.set(caller, { password: PASSWORD, withdrawPassword: SECOND }, visit)
    await Promise.all(Array.from({ length: 8 }, () => gateway.withdrawPassword.check(caller, SECOND)))
    await gateway.withdrawPassword.check(caller, SECOND)
    const atOnce = (words: readonly string[]) => Promise.all(words.map((word) => refusalOf(gateway.withdrawPassword.check(caller, word))))
    const wrong = Array.from({ length: 12 }, (_, i) => `wrong${i}`)
    expect((await atOnce(wrong)).filter((code) => code === 'WITHDRAW_PASSWORD_WRONG')).toHaveLength(5)
    expect(await atOnce([SECOND, 'wrong'])).toEqual(['WITHDRAW_PASSWORD_LOCKED', 'WITHDRAW_PASSWORD_LOCKED'])
  })

  it('is set without the account’s password by who has shown who they are in the last five minutes', async () => {
    const { token } = await enter('second5')
    const set = (withdrawPassword: string) => gateway.call(setWithdrawPassword, { withdrawPassword }, { token })
    gateway.clock.advance(5 * 60_000 + 1)
    expect((await set(SECOND)).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['PASSWORD'] })
    await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
    expect((await set(PASSWORD)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { withdrawPassword: { rule: 'same' } } })
    expect((await set(SECOND)).value).toEqual({ set: true })
  })

  it('counts guesses at the account’s password, which lock the session and nobody else out', async () => {
    const { token } = await enter('second4')
    const guess = async () => (await gateway.call(setWithdrawPassword, { password: 'wrong', withdrawPassword: SECOND }, { token })).failure
    for (let count = 0; count < 10; count += 1) expect((await guess()).code).toBe('PASSWORD_WRONG')
    expect(await guess()).toMatchObject({ code: 'PASSWORD_LOCKED', retryAfter: 3_600 })
    const proof = { type: 'password', password: PASSWORD } as const
    expect((await gateway.call(prove, proof, { token })).failure.code).toBe('PASSWORD_LOCKED')
    const attempt = { type: 'username', username: 'second4', password: PASSWORD } as const
    const elsewhere = (await gateway.call(login, attempt)).value.token
    expect((await gateway.call(prove, proof, { token: elsewhere })).status).toBe(200)
    gateway.clock.advance(20 * 60_000)
    expect((await gateway.call(prove, proof, { token })).failure).toMatchObject({ code: 'PASSWORD_LOCKED', retryAfter: 2_400 })
  })
})
