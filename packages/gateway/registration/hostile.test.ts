import { register, registerByMobile } from '@portico/contract/registration/calls'
import { LONGEST_FIELD, REGISTER_FIELDS } from '@portico/contract/registration/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS, ODD_TEXTS, UNSEEN_TEXTS } from '../testing/attacks.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { CIRCUMSTANCES, PASSWORDS, publishRules, type RegistrationRequest } from '../testing/registering.ts'

let gateway: TestGateway
/** The codes have a test of their own. */
const REQUIRED = { shown: true, required: true }
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.members.create({ account: 'top01', passwordHash: '-', type: 1, affiliateCode: 'TOP1' })
  await publishRules(gateway, {
    ways: { smsRegistration: false },
    fields: Object.fromEntries(REGISTER_FIELDS.filter((field) => field !== 'captcha').map((field) => [field, REQUIRED])),
  })
})
afterAll(() => gateway.close())

let people = 0
const good = (): Partial<RegistrationRequest> => ({
  ...PASSWORDS,
  username: `person${(people += 1)}`,
  mobileNum: '0912 000 001',
  countryDialingCode: '84',
  paymentPassword: '246810',
  payeeName: 'Trần Thị Lan',
  fullName: 'Trần Thị Lan',
  nickname: 'Lan',
  birthday: '1990-02-28',
  idNumber: 'B1234567',
  email: 'lan@example.org',
  zalo: '84912000001',
  telegram: '@lan_88',
  whatsapp: '84912000001',
  line: 'lan.88',
  facebook: 'lan.tran',
  wechat: 'wx_lan88',
  qqNum: '10001',
  skype: 'live:lan.88',
  recommenderId: 'TOP1',
  affiliateCode: 'TOP1',
})
const send = async (request: Partial<RegistrationRequest>, row = register) =>
  gateway.call(row, { ...CIRCUMSTANCES, challenge: await gateway.solvedChallenge(), ...request })
const refusedAt = async (change: Partial<RegistrationRequest>) => {
  // All of these are refused before the proof of work is looked at.
  const { failure } = await gateway.call(register, { ...CIRCUMSTANCES, challenge: '', ...good(), ...change })
  expect(['FIELD_INVALID', 'INVALID_REQUEST', 'AFFILIATE_CODE_INVALID']).toContain(failure.code)
  return failure.fields
}

test('every field there is opens an account, which stores what it says [REGISTER-02] [REGISTER-03] [REGISTER-10] [CALL-26]', async () => {
  const { value } = await send({ ...good(), referralCode: 'R1', payeeName: ' Trâ\u0300n  Lan ' })
  const row = await gateway.members.byId(value.member.id)
  expect(row?.contacts).toMatchObject({
    payeeName: 'Trần  Lan',
    mobileNum: '+84912000001',
    qqNum: '10001',
    referralCode: 'R1',
    skype: 'live:lan.88',
  })
  expect(JSON.stringify(row?.contacts)).not.toContain('246810')
  expect((await gateway.members.byAccount('top01'))?.id).toBe(row?.uplineId)
  await gateway.withdrawPassword.check({ memberId: value.member.id }, '246810')
})

describe.each(REGISTER_FIELDS.filter((field) => field !== 'captcha'))('what strangers write into %s', (field) => {
  const secret = field === 'password' || field === 'paymentPassword'

  test('is refused at the field where it is empty, blank, too long, or cannot be seen [REGISTER-07]', async () => {
    const texts = ['', ...(secret ? [] : ['   ', '\u3000\u00a0']), 'a'.repeat(LONGEST_FIELD + 1), HOSTILE_TEXTS['ten thousand letters']!]
    for (const text of [...texts, ...(secret ? [] : UNSEEN_TEXTS)]) {
      const blamed = Object.keys((await refusedAt({ [field]: text, ...(field === 'password' ? { confirmPassword: text } : {}) })) ?? {})
      expect(blamed, JSON.stringify(text.slice(0, 20))).toContain(field)
      expect(
        blamed.filter((each) => each !== field && each !== 'confirmPassword'),
        JSON.stringify(text.slice(0, 20)),
      ).toEqual([])
    }
  })

  test('is refused there, or stored as it is, where it is somebody’s code', async () => {
    for (const text of ODD_TEXTS) {
      const request = { ...good(), [field]: text, ...(field === 'password' ? { confirmPassword: text } : {}) }
      const answer = await send(request)
      if (answer.status !== 200) expect(Object.keys(answer.failure.fields ?? {}), text).toEqual([field])
      else if (!secret) {
        const row = await gateway.members.byId(answer.value.member.id)
        expect([row?.nickname, row?.contacts[field]]).toContain(text)
      }
    }
  })
})

test('who is too young is refused by the day of the merchant’s zone [REGISTER-06]', async () => {
  // It is 21 November 2026 there.
  expect(await refusedAt({ birthday: '2008-11-22' })).toEqual({ birthday: { rule: 'age', min: 18 } })
  expect(await refusedAt({ birthday: '2027-01-01' })).toEqual({ birthday: { rule: 'age', min: 18 } })
  expect(await refusedAt({ birthday: '1890-01-01' })).toEqual({ birthday: { rule: '11' } })
  expect(await refusedAt({ birthday: '2001-02-29' })).toMatchObject({ birthday: { rule: '11' } })
  expect((await send({ ...good(), birthday: '2008-11-21' })).status).toBe(200)
})

test('a name is not the house’s, nor one that looks like it', async () => {
  for (const username of ['admin', 'Adm1n', 'SUPP0RT', 'aurora', 'Aur0ra', 'Operator'])
    expect(await refusedAt({ username }), username).toEqual({ username: { rule: 'reserved' } })
})

test('a wrong invitation code is refused at the field that it stands in [REGISTER-04]', async () => {
  expect(await refusedAt({ affiliateCode: 'NOBODY' })).toEqual({ affiliateCode: { rule: 'unknown' } })
  expect(await refusedAt({ affiliateCode: undefined, recommenderId: 'NOBODY' })).toMatchObject({ affiliateCode: {} })
})

test('the withdraw password is another one, and a number is one of its country', async () => {
  const password = 'three-quiet-herons'
  const same = { password, confirmPassword: password, paymentPassword: password }
  expect(await refusedAt(same)).toEqual({ paymentPassword: { rule: 'samePassword' } })
  expect(await refusedAt({ mobileNum: '0912000' })).toEqual({ mobileNum: { rule: 'mobile' } })
  expect(await refusedAt({ countryDialingCode: '' })).toEqual({ countryDialingCode: { rule: 'country' } })
})

test('letters of a picture are asked for where the operator wants them, and a picture is good for one answer [REGISTER-02]', async () => {
  await publishRules(gateway, { fields: { captcha: { required: true } } })
  expect((await refusedAt({}))?.['captcha']).toBeDefined()
  const picture = await gateway.captchaWithAnswer()
  const wrong = await send({ ...good(), ...picture, captcha: 'zzzz' })
  expect(wrong.failure).toMatchObject({ code: 'CAPTCHA_WRONG', fields: { captcha: { rule: 'captcha' } } })
  expect((await send({ ...good(), ...picture })).failure.code).toBe('CAPTCHA_WRONG')
  expect((await send({ ...good(), ...(await gateway.captchaWithAnswer()) }, registerByMobile)).status).toBe(200)
  await publishRules(gateway, { fields: { captcha: { shown: false } } })
})
