import { register } from '@portico/contract/registration/calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { takeBreak } from '@portico/contract/control/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { bindAddress } from '../member/index.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { CIRCUMSTANCES, PASSWORDS, publishRules } from '../testing/registering.ts'
import { keysToFind, keysToNote, type PersonFacts } from './person-keys.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  const open = { shown: true, required: false } as const
  await publishRules(gateway, {
    ways: { smsRegistration: false, emailVerification: false },
    fields: { payeeName: open, birthday: open, idNumber: open, mobileNum: open, email: open },
  })
})
afterAll(() => gateway.close())

const PERSON = {
  payeeName: 'NGUYEN VAN AN',
  birthday: '1990-05-17',
  idNumber: '012345678901',
  mobileNum: '0912345678',
  countryDialingCode: '84',
  email: 'an.nguyen@mail.example',
}

let count = 0
const join = async (fields: Record<string, string>, cookies: Record<string, string> = {}) => {
  const request = { ...CIRCUMSTANCES, ...PASSWORDS, username: `person${++count}`, challenge: await gateway.solvedChallenge(), ...fields }
  return gateway.call(register, request as never, { ip: `203.0.113.${count}`, cookies })
}

it('somebody who has excluded themselves opens no other account by the same number, address, document, name or device', async () => {
  const first = await join(PERSON)
  const device = { [DEVICE_COOKIE]: first.cookies[DEVICE_COOKIE]!.value }
  await gateway.database.orm.transaction((tx) =>
    bindAddress(tx, first.value.member.id, { kind: 'MOBILE', address: '+84987654321', boundAt: gateway.clock.now() }),
  )
  await gateway.call(takeBreak, { term: 'M6' }, { token: first.value.token })
  const tries: readonly [Record<string, string>, Record<string, string>?][] = [
    [{ mobileNum: '0912345678', countryDialingCode: '84' }],
    [{ mobileNum: '0987654321', countryDialingCode: '84' }],
    [{ email: 'An.Nguyen@Mail.example' }],
    [{ idNumber: '012345678901' }],
    [{ payeeName: 'Nguyễn Văn An', birthday: '1990-05-17' }],
    [{ payeeName: 'NGUYEN VAN AN' }],
    [{}, device],
  ]
  for (const [fields, cookies] of tries) expect((await join(fields, cookies)).failure.code, JSON.stringify(fields)).toBe('NOT_OFFERED')
  // A namesake with another birthday is somebody else.
  expect((await join({ payeeName: 'NGUYEN VAN AN', birthday: '1985-01-02' })).status).toBe(200)
  expect((await join({ email: 'somebody@mail.example' })).status).toBe(200)
  // A term that is over opens nothing by itself.
  gateway.clock.advance(200 * DAY_MS)
  expect((await join({ email: PERSON.email })).failure.code).toBe('NOT_OFFERED')
})

it('two of one name are told apart by birthdays that are both known', () => {
  const nobody: PersonFacts = { names: ['Lê Thị Bích'], birthday: undefined, idNumber: undefined, mobiles: [], emails: [], devices: [] }
  const meets = (one: PersonFacts, other: PersonFacts) => {
    const noted = new Set(keysToNote(one).map(({ hash }) => hash))
    return keysToFind(other).some(({ hash }) => noted.has(hash))
  }
  const [known, other] = [
    { ...nobody, birthday: '1990-01-01' },
    { ...nobody, birthday: '1991-01-01' },
  ]
  expect([meets(known, known), meets(known, other), meets(known, nobody), meets(nobody, known), meets(nobody, nobody)]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(meets({ ...nobody, names: [] }, { ...nobody, names: [] })).toBe(false)
  expect(meets(known, { ...known, names: ['LE THI BICH'] })).toBe(true)
})
