import type { SentOf } from '@portico/contract/kit/call'
import { forgotPassword, resetPasswordByCode } from '@portico/contract/member/password-calls'
import { sendSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, PHONE, statusBy } from '../testing/sign-in.ts'

const NEW = 'three quiet herons'
const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo, attempt } = ownersOf(() => gateway)
const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)

describe('a password that is won back by a code to the mobile number [PASSWORD-02] [CALL-03] [CALL-04]', () => {
  const codeFor = async ({ mobileNum, mobile, ip }: { mobileNum: string; mobile: string; ip: string }) => {
    const request = { mobileNum, countryDialingCode: '84', purpose: 'RESET_PASSWORD' } as const
    const { flowId } = (await gateway.call(sendSms, request, { ip })).value
    const verificationCode = /#(\d{6})$/.exec(await textTo(mobile, 'code'))?.[1] ?? ''
    return { mobileNum, countryDialingCode: '84', flowId, verificationCode }
  }
  const reset = (request: Omit<SentOf<typeof resetPasswordByCode>, 'newPassword'>, newPassword = NEW) =>
    gateway.call(resetPasswordByCode, { ...request, newPassword })

  it('is chosen with the code, once; a refused password costs none, and no session opens [LOGIN-10] [PASSWORD-03]', async () => {
    const person = await join()
    const session = await enter(person.account, PHONE)
    await person.bind()
    const request = await codeFor(person)
    for (const [word, rule] of [
      ['a1b2c3d', 'short'],
      ['tranthilan', 'personal'],
      [PASSWORD, 'same'],
    ] as const)
      expect((await reset(request, word)).failure.fields).toMatchObject({ newPassword: { rule } })
    const done = await reset(request)
    expect(done.value).toEqual({})
    expect(Object.keys(done.cookies)).toEqual([])
    expect((await reset(request)).failure.code).toBe('CODE_EXPIRED')
    expect(await statusOf(session.token)).toBe(401)
    expect((await attempt(person.account, NEW, '203.0.113.24')).status).toBe(200)
    expect(await textTo(person.email, 'passwordReset')).toContain('/recover#notMe=')
  })

  it('judges five of fifty wrong codes at once, and no right one after them', async () => {
    const person = await join()
    await person.bind()
    const request = await codeFor(person)
    const verificationCode = request.verificationCode === '000000' ? '111111' : '000000'
    const replies = await Promise.all(Array.from({ length: 50 }, () => reset({ ...request, verificationCode })))
    const codes = replies.map(({ failure }) => failure.code)
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5)
    expect((await reset(request)).failure.code).toBe('CODE_EXPIRED')
    expect((await attempt(person.account, PASSWORD, '203.0.113.9')).failure.code).not.toBe('LOGIN_FAILED')
  })

  it('takes no code that was sent to log in with, nor one of another browser', async () => {
    const person = await join()
    await person.bind()
    const { mobileNum, ip } = person
    const { flowId } = (await gateway.call(sendSms, { mobileNum, countryDialingCode: '84' }, { ip })).value
    const verificationCode = /#(\d{6})$/.exec(await textTo(person.mobile, 'code'))?.[1] ?? ''
    const wrong = { mobileNum, countryDialingCode: '84', flowId, verificationCode }
    expect((await reset(wrong)).failure.code).toBe('CODE_EXPIRED')
    gateway.clock.advance(MINUTE)
    const own = await codeFor(person)
    expect((await reset({ ...own, flowId: 'another' })).failure.code).toBe('CODE_EXPIRED')
  })

  it('answers alike where no account has the number, and says that an account is shut out to its owner alone', async () => {
    const nobody = { mobileNum: '0988000111', mobile: '+84988000111', ip: '10.5.0.1' }
    const request = { ...(await codeFor(nobody)), verificationCode: '123456' }
    expect((await reset(request, 'tranthilan')).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    const person = await join()
    await person.bind()
    await gateway.sessions.block(person.id)
    const own = await codeFor(person)
    const other = own.verificationCode === '123456' ? '654321' : '123456'
    expect((await reset({ ...own, verificationCode: other }, 'tranthilan')).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    expect((await reset(own)).failure.code).toBe('ACCOUNT_BLOCKED')
  })

  it('is not offered where the brand has switched it off [REGISTER-11]', async () => {
    const brand = { ...gateway.config.brand, modules: { ...gateway.config.brand.modules, passwordByEmail: false, passwordByMobile: false } }
    const other = await testGateway({ config: { brand } })
    const number = { mobileNum: '0912345678', countryDialingCode: '84' }
    expect((await other.call(sendSms, { ...number, purpose: 'RESET_PASSWORD' })).failure.code).toBe('NOT_OFFERED')
    const byCode = { ...number, flowId: 'x', verificationCode: '123456', newPassword: NEW }
    expect((await other.call(resetPasswordByCode, byCode)).failure.code).toBe('NOT_OFFERED')
    expect((await other.call(forgotPassword, { username: 'lan', email: 'lan@mail.example' })).failure.code).toBe('NOT_OFFERED')
    await other.close()
  })
})
