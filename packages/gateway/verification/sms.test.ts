import { sendRegistrationSms, sendSms } from '@portico/contract/verification/calls'
import { countryCodes } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const KNOWN = '+84912345678'
const MINUTE = 60_000

let gateway: TestGateway
let networks = 0
beforeAll(async () => {
  gateway = await testGateway()
  const { id } = await gateway.members.create({ account: 'linh88', passwordHash: '-' })
  const boundAt = gateway.clock.now()
  await gateway.database.orm.transaction((tx) => bindAddress(tx, id, { kind: 'MOBILE', address: KNOWN, boundAt }))
})
afterAll(() => gateway.close())

const freshIp = () => `10.${++networks}.0.1`
const newest = async (to: string) => (await gateway.messages.list({ to, size: 1 })).list[0]
const ask = (
  mobileNum: string,
  { ip = freshIp(), ...more }: { ip?: string; countryDialingCode?: string; purpose?: 'RESET_PASSWORD' } = {},
) => gateway.call(sendSms, { mobileNum, countryDialingCode: '84', ...more }, { ip, language: 'EN' })

describe('the call for a code to log in with [CALL-04] [CALL-26]', () => {
  it('sends one to a number that an account has, however it is written', async () => {
    for (const written of ['0912345678', '912 345 678', '+84 912-345-678', ' 0912.345.678 ', '٠٩١٢٣٤٥٦٧٨', '０９１２３４５６７８']) {
      gateway.clock.advance(15 * MINUTE)
      const { value } = await ask(written)
      expect(value.expiredMinutes).toBe(1)
      expect(Date.parse(value.expiresAt) - Date.parse(value.serverNow)).toBe(10 * MINUTE)
      expect(await newest(KNOWN)).toMatchObject({
        state: 'STORED',
        createdAt: value.serverNow,
        text: expect.stringContaining('code to log in'),
      })
    }
    gateway.clock.advance(15 * MINUTE)
    await ask('0912345678', { purpose: 'RESET_PASSWORD' })
    expect((await newest(KNOWN))?.text).toContain('choose a new password')
  })

  it('answers the same for a number that nobody has, and sends nothing', async () => {
    gateway.clock.advance(24 * 60 * MINUTE)
    const [known, unknown] = [await ask('0912345678'), await ask('0987654321')]
    expect(await newest('+84987654321')).toMatchObject({ state: 'WITHHELD', text: null })
    const looks = ({ status, headers, cookies, value }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      cookies,
      headers: Object.keys(headers).toSorted(),
      length: headers['content-length'],
      keys: Object.keys(value),
      flow: value.flowId.length,
    })
    expect(looks(unknown)).toEqual(looks(known))
    expect(unknown.value.flowId).not.toBe(known.value.flowId)
  })

  it('refuses a second one within the minute, the same whether the number is known', async () => {
    gateway.clock.advance(24 * 60 * MINUTE)
    const [one, two] = [freshIp(), freshIp()]
    await ask('0912345678', { ip: one })
    await ask('0987654321', { ip: two })
    gateway.clock.advance(15_000)
    for (const [number, ip] of [
      ['0912345678', one],
      ['0987654321', two],
    ] as const) {
      const { status, failure } = await ask(number, { ip })
      expect({ status, ...failure, traceId: '' }).toEqual({
        status: 429,
        success: false,
        code: 'MESSAGE_QUOTA',
        retryAfter: 45,
        traceId: '',
      })
    }
  })

  it.each([
    '',
    ' ',
    '12',
    '0912',
    '09123456789012',
    'linh88',
    '0912345678 ext 5',
    '+1 202 555 0143',
    "0912345678' or 1=1",
    '<b>0912345678</b>',
    '😀',
    '\u202e0912345678x',
  ])('refuses %j at its field', async (mobileNum) => {
    const { failure } = await ask(mobileNum)
    expect(Object.keys(failure.fields ?? {})).toEqual(['mobileNum'])
    expect(['INVALID_REQUEST', 'FIELD_INVALID']).toContain(failure.code)
  })

  it('refuses a country that there is not', async () => {
    expect((await ask('0912345678', { countryDialingCode: '999' })).failure.fields).toEqual({ countryDialingCode: { rule: 'country' } })
    expect((await ask('0912345678', { countryDialingCode: '0' })).failure.code).toBe('INVALID_REQUEST')
  })
})

describe('the call for a code to register with [CALL-04] [CALL-26]', () => {
  const register = async (mobileNo: string, challenge: string) =>
    gateway.call(sendRegistrationSms, { mobileNo, countryDialingCode: '84', challenge }, { ip: freshIp(), language: 'EN' })

  it('wants a proof of work for each, and sends to whoever has the number', async () => {
    gateway.clock.advance(24 * 60 * MINUTE)
    const challenge = await gateway.solvedChallenge()
    await register('0912345678', challenge)
    expect((await newest(KNOWN))?.text).toContain('open your account')
    expect((await register('0977777777', challenge)).failure.code).toBe('CAPTCHA_WRONG')
    expect((await register('0977777777', 'none')).failure.code).toBe('CAPTCHA_WRONG')
    expect((await register('0977777777', await gateway.solvedChallenge())).value.expiredMinutes).toBe(1)
    expect(await newest('+84977777777')).toMatchObject({ state: 'STORED' })
  })
})

describe('a brand', () => {
  const brandWith = (modules: Record<string, boolean>) => ({ ...gateway.config.brand, modules })

  it('without the login by code, or without registration by mobile number, sends none [LOGIN-01] [REGISTER-11]', async () => {
    const other = await testGateway({
      config: { brand: brandWith({ smsLogin: false, mobileRegistration: false, passwordByMobile: true }) },
    })
    const number = { mobileNum: '0912345678', countryDialingCode: '84' }
    expect((await other.call(sendSms, number)).failure.code).toBe('NOT_OFFERED')
    expect((await other.call(sendSms, { ...number, purpose: 'RESET_PASSWORD' })).status).toBe(200)
    const challenge = await other.solvedChallenge()
    const refused = await other.call(sendRegistrationSms, { mobileNo: '0912345678', countryDialingCode: '84', challenge })
    expect(refused.failure.code).toBe('NOT_OFFERED')
    await other.close()
  })

  it('that serves some countries lists and takes their numbers alone', async () => {
    const messages = { ...gateway.config.messages, dialingCodes: ['84', '66'] }
    const other = await testGateway({ config: { messages } })
    const { list } = (await other.call(countryCodes, {}, { language: 'EN' })).value
    expect(list.map(({ countryCode }) => countryCode)).toEqual(['TH', 'VN'])
    const number = { mobileNum: '2025550143', countryDialingCode: '1' }
    expect((await other.call(sendSms, number)).failure.fields).toEqual({ countryDialingCode: { rule: 'country' } })
    await other.close()
  })
})
