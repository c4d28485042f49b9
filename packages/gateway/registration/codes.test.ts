import { register, registerByMobile } from '@portico/contract/registration/calls'
import { sendRegistrationEmail, sendRegistrationSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bindAddress, bindingsOf } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { CIRCUMSTANCES, emailCode, PASSWORDS, publishRules, type RegistrationRequest, smsCode } from '../testing/registering.ts'

const MINUTE = 60_000
/** Each message counts against the day's budgets of its network. */
let people = 0
const ip = () => `10.${Math.floor(people / 200)}.${(people += 1) % 200}.1`
const number = () => `09${String(12_000_000 + (people += 1))}`
const name = () => `person${(people += 1)}`

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.advance(15 * MINUTE))

const send = async (row: typeof register, request: Partial<RegistrationRequest>) =>
  gateway.call(row, { ...CIRCUMSTANCES, challenge: await gateway.solvedChallenge(), ...request }, { ip: ip() })
const join = async (request: Partial<RegistrationRequest>) => send(registerByMobile, { ...PASSWORDS, ...request })
const joinByName = async (request: Partial<RegistrationRequest>) => send(register, { username: name(), ...PASSWORDS, ...request })
const bindings = async (memberId: string) =>
  (await bindingsOf(gateway.database.orm, memberId)).map(({ kind, address }) => `${kind} ${address}`).toSorted()

describe('registration by mobile number and code [REGISTER-01] [CALL-02]', () => {
  test('opens an account of a name that nobody guesses, with the number bound, and logs it in [REGISTER-05]', async () => {
    const { value } = await join(await smsCode(gateway, '0912 000 001', ip()))
    expect(value).toMatchObject({ firstTimeLogin: true, member: { account: expect.stringMatching(/^m[a-z2-9]{10}$/) } })
    expect(await bindings(value.member.id)).toEqual(['MOBILE +84912000001'])
  })

  test('takes a password where the brand wants one, and else none [REGISTER-11]', async () => {
    const { password: _, confirmPassword: __, ...none } = { ...PASSWORDS, ...(await smsCode(gateway, number(), ip())) }
    expect((await send(registerByMobile, none)).failure.fields).toMatchObject({ password: { rule: '0' } })
    await publishRules(gateway, { ways: { mobilePassword: false } })
    expect((await send(registerByMobile, none)).status).toBe(200)
    await publishRules(gateway, { ways: { mobilePassword: true } })
  })

  test('asks for a name where no code proves the number, which is then nobody’s [REGISTER-11]', async () => {
    await publishRules(gateway, { ways: { smsRegistration: false } })
    const request = { mobileNum: number(), countryDialingCode: '84' }
    expect((await join(request)).failure.fields).toMatchObject({ username: { rule: '1' } })
    const { value } = await join({ ...request, username: name() })
    expect(await bindings(value.member.id)).toEqual([])
    // Nor does anybody learn that somebody else has typed it.
    expect((await join({ ...request, username: name() })).status).toBe(200)
    const sms = { mobileNo: number(), countryDialingCode: '84', challenge: await gateway.solvedChallenge() }
    expect((await gateway.call(sendRegistrationSms, sms)).failure.code).toBe('NOT_OFFERED')
    await publishRules(gateway, { ways: { smsRegistration: true } })
  })

  test('is not there where the operator has switched it off, and neither is the other way [REGISTER-01] [REGISTER-11]', async () => {
    const request = await smsCode(gateway, number(), ip())
    await publishRules(gateway, { ways: { mobileRegistration: false } })
    expect((await join(request)).failure.code).toBe('NOT_OFFERED')
    expect((await joinByName({})).status).toBe(200)
    await publishRules(gateway, { ways: { mobileRegistration: true, usernameRegistration: false } })
    expect((await joinByName({})).failure.code).toBe('NOT_OFFERED')
    expect((await join(request)).status).toBe(200)
    await publishRules(gateway, { ways: { usernameRegistration: true } })
  })

  test('one account a number: that it has one learns who has typed its code, and nobody else', async () => {
    const mobileNum = number()
    const { id } = await gateway.members.create({ account: name(), passwordHash: '-' })
    const boundAt = gateway.clock.now()
    await gateway.database.orm.transaction((tx) => bindAddress(tx, id, { kind: 'MOBILE', address: `+84${mobileNum.slice(1)}`, boundAt }))
    const [known, unknown] = [await smsCode(gateway, mobileNum, ip()), await smsCode(gateway, number(), ip())]
    const wrongly = async (request: typeof known) => {
      const { status, failure, headers } = await join({ ...request, verificationCode: '000000' })
      return { status, ...failure, traceId: '', headers: Object.keys(headers).toSorted(), length: headers['content-length'] }
    }
    expect(await wrongly(known)).toEqual(await wrongly(unknown))
    expect((await join(known)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { mobileNum: { rule: 'taken' } } })
    // The account that was being opened is not there.
    expect(await bindings(id)).toEqual([`MOBILE +84${mobileNum.slice(1)}`])
  })

  test('of two who answer one code at once one is let in', async () => {
    const request = await smsCode(gateway, number(), ip())
    const both = await Promise.all([join(request), join(request)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })
})

describe('codes at registration', () => {
  test('wrong, expired, reused and swapped ones are refused at their field [REGISTER-02]', async () => {
    const atCode = (code: string) => ({ code, fields: { verificationCode: { rule: 'code' } } })
    const [one, two] = [await smsCode(gateway, number(), ip()), await smsCode(gateway, number(), ip())]
    expect((await join({ ...one, verificationCode: '' })).failure).toMatchObject(atCode('CODE_WRONG'))
    expect((await join({ ...one, verificationCode: 'lan😀' })).failure).toMatchObject(atCode('CODE_WRONG'))
    expect((await join({ ...one, flowId: '' })).failure).toMatchObject(atCode('CODE_EXPIRED'))
    expect((await join({ ...one, flowId: two.flowId })).failure).toMatchObject(atCode('CODE_EXPIRED'))
    expect((await join({ ...one, mobileNum: two.mobileNum })).failure).toMatchObject(atCode('CODE_EXPIRED'))
    expect((await join({ ...one, verificationCode: ` ${one.verificationCode} ` })).status).toBe(200)
    expect((await join(one)).failure).toMatchObject(atCode('CODE_EXPIRED'))
    gateway.clock.advance(10 * MINUTE)
    expect((await join(two)).failure).toMatchObject(atCode('CODE_EXPIRED'))
  })

  test('trap: attempt counter read-then-write: of many wrong answers at once five are judged, and the code is gone', async () => {
    const request = await smsCode(gateway, number(), ip())
    const wrong = request.verificationCode === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 12 }, () => join({ ...request, verificationCode: wrong })))
    const codes = guesses.map(({ failure }) => failure.code)
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5)
    expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(7)
    expect((await join(request)).failure.code).toBe('CODE_EXPIRED')
  })

  test('a right one is spent with the account alone: a name that is taken, or another code that is wrong, leaves it', async () => {
    await publishRules(gateway, { ways: { emailVerification: true }, fields: { email: { shown: true }, mobileNum: { shown: true } } })
    const [mobile, email] = [await smsCode(gateway, number(), ip()), await emailCode(gateway, 'Lan.One@Example.org', ip())]
    const account = name()
    await gateway.members.create({ account, passwordHash: '-' })
    expect((await joinByName({ ...mobile, ...email, username: account })).failure.code).toBe('ACCOUNT_TAKEN')
    for (const [field, wrong] of [
      ['emailCode', { emailCode: 'none' }],
      ['verificationCode', { verificationCode: 'none' }],
    ] as const)
      expect((await joinByName({ ...mobile, ...email, ...wrong })).failure).toMatchObject({ code: 'CODE_WRONG', fields: { [field]: {} } })
    const { value } = await joinByName({ ...mobile, ...email })
    expect(await bindings(value.member.id)).toEqual(['EMAIL lan.one@example.org', `MOBILE +84${mobile.mobileNum.slice(1)}`])
    expect((await joinByName({ ...mobile, ...email })).failure.code).toBe('CODE_EXPIRED')
  })

  test('an e-mail address is proved where the operator wants it, and is one account’s [REGISTER-02]', async () => {
    const email = 'lan.two@example.org'
    expect((await joinByName(await emailCode(gateway, email, ip()))).status).toBe(200)
    gateway.clock.advance(2 * MINUTE)
    const again = await emailCode(gateway, 'LAN.TWO@example.org', ip())
    expect((await joinByName(again)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { email: { rule: 'taken' } } })
    // Of who types none, none is proved.
    expect((await joinByName({})).status).toBe(200)
    for (const wrong of ['lan', ' ', 'a'.repeat(200), 'lan@x\u202e.org']) {
      const sent = await gateway.call(sendRegistrationEmail, { email: wrong, challenge: await gateway.solvedChallenge() }, { ip: ip() })
      expect(Object.keys(sent.failure.fields ?? {})).toEqual(['email'])
    }
    await publishRules(gateway, { ways: { emailVerification: false }, fields: { mobileNum: { shown: false } } })
    const off = await gateway.call(sendRegistrationEmail, { email, challenge: await gateway.solvedChallenge() }, { ip: ip() })
    expect(off.failure.code).toBe('NOT_OFFERED')
    const { value } = await joinByName({ email })
    expect(await bindings(value.member.id)).toEqual([])
  })
})
