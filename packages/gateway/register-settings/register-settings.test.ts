import { auditLog } from '@portico/contract/operator/audit-calls'
import { registerSettings } from '@portico/contract/registration/calls'
import {
  decideRegistration,
  discardRegistration,
  draftRegistration,
  operatorRegistration,
  proposeRegistration,
} from '@portico/contract/registration/operator-calls'
import { PATTERN_FAMILIES, wholeText } from '@portico/contract/registration/pattern-families'
import type { RegistrationChange } from '@portico/contract/registration/shapes'
import { whitelabel } from '@portico/contract/system/calls'
import { checkSync } from 'recheck'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { sessionNamed } from '../testing/operators.ts'

let gateway: TestGateway
let minh: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  // Without an app, which another instance could not open.
  minh = await sessionNamed(gateway.database, 'minh')
})
afterAll(() => gateway.close())
afterEach(async () => void (await desk(discardRegistration)))

const desk = async <Row extends Parameters<TestGateway['call']>[0]>(row: Row, request: object = {}) =>
  gateway.call(row, request as never, { token: gateway.operatorKey })
const draft = (change: RegistrationChange) => desk(draftRegistration, change)
const propose = async () => (await gateway.call(proposeRegistration, {}, { token: gateway.operatorKey })).value.proposal
const decide = (id: string, approve: boolean, by = minh) => gateway.call(decideRegistration, { id, approve }, by)
/** By two people: one proposes the draft, the other approves it. */
const publish = async () => (await decide((await propose())!.id, true)).value
const seen = async (of = gateway) => (await of.call(registerSettings, {})).value
const ruleOf = async (field: string, of = gateway) => (await seen(of)).rules.find((rule) => rule.field === field)
const findings = async (change: RegistrationChange) => {
  await draft(change)
  const { code, fields } = (await desk(proposeRegistration)).failure
  expect(code).toBe('FIELD_INVALID')
  return fields
}

describe('the rules of registration', () => {
  test('[REGISTER-02] [REGISTER-03] know every field by its name on the wire, each shown or hidden, required or not', async () => {
    const { rules } = await seen()
    expect(rules.map(({ field }) => field)).toEqual(
      [
        'username mobileNum password paymentPassword payeeName fullName nickname birthday idNumber email zalo telegram whatsapp line',
        'facebook wechat qqNum skype recommenderId affiliateCode captcha',
      ]
        .join(' ')
        .split(' '),
    )
    expect(rules.filter(({ required }) => required).map(({ field }) => field)).toEqual(['username', 'password'])
  })

  test('are changed in a draft that nobody sees, and hold from the moment it is published', async () => {
    const before = (await desk(operatorRegistration)).value as { published: { version: number }; draft: unknown }
    expect(before.draft).toBeNull()
    await draft({ fields: { qqNum: { shown: true } }, minimumAge: 21 })
    await draft({ fields: { birthday: { required: true, minLength: 10 } }, ways: { emailVerification: true }, zaloBonus: '131K' })
    expect([(await ruleOf('qqNum'))?.shown, (await seen()).minimumAge]).toEqual([false, 18])

    const { id } = (await propose())!
    expect([(await ruleOf('qqNum'))?.shown, (await seen()).minimumAge]).toEqual([false, 18])
    const { value } = await decide(id, true)
    expect(value).toEqual({
      version: before.published.version + 1,
      changed: ['minimumAge', 'zaloBonus', 'emailVerification', 'birthday', 'qqNum'],
    })
    expect(await seen()).toMatchObject({ minimumAge: 21, zaloBonus: '131K', emailVerification: true })
    expect([await ruleOf('qqNum'), await ruleOf('birthday')]).toMatchObject([{ shown: true }, { shown: true, required: true }])
    expect((await desk(operatorRegistration)).value).toMatchObject({
      published: { publishedBy: 'minh', proposedBy: 'operator', publishedAt: gateway.clock.now().toISOString() },
      proposal: null,
      draft: null,
    })
    // Nothing is left to propose.
    expect(await propose()).toBeNull()

    const log = (await gateway.call(auditLog, { action: 'REGISTRATION_PUBLISHED', size: '10' }, { token: gateway.operatorKey })).value
    expect(log.list).toHaveLength(1)
    expect(JSON.parse(log.list[0]!.details)).toMatchObject({
      version: before.published.version + 1,
      before: { minimumAge: 18, zaloBonus: null, qqNum: { shown: false } },
      after: { minimumAge: 21, zaloBonus: '131K', qqNum: { shown: true } },
    })
    expect(log.list[0]?.actor).toBe('operator:minh')
    expect(JSON.parse(log.list[0]!.details)).toMatchObject({ proposal: id, proposedBy: 'operator' })
  })

  test('a hidden field is no longer required, a family brings its pattern, and a draft can be thrown away', async () => {
    await draft({ fields: { wechat: { required: true, patternId: 6 } } })
    const { draft: next } = (await draft({ fields: { wechat: { shown: false } } })).value as { draft: { rules: { field: string }[] } }
    expect(next.rules.find(({ field }) => field === 'wechat')).toMatchObject({
      shown: false,
      required: false,
      patternId: 6,
      acceptedPattern: PATTERN_FAMILIES[6],
    })
    expect((await desk(discardRegistration)).value).toEqual({ discarded: true })
    expect((await desk(discardRegistration)).value).toEqual({ discarded: false })
  })

  test('[REGISTER-11] say which modules there are', async () => {
    const group = async () =>
      (await gateway.call(whitelabel, {})).value.modules
        .find(({ modId }) => modId === 'REGISTRATION')
        ?.childrenNodes.filter(({ enabled }) => enabled)
        .map(({ modId }) => modId)
    expect(await group()).toEqual(['USERNAME_REGISTRATION', 'MOBILE_REGISTRATION', 'SMS_REGISTRATION', 'MOBILE_PASSWORD'])
    await draft({ ways: { mobileRegistration: false, mobilePassword: false } })
    await publish()
    expect(await group()).toEqual(['USERNAME_REGISTRATION', 'SMS_REGISTRATION'])
    await draft({ ways: { mobileRegistration: true, mobilePassword: true } })
    await publish()
  })

  test('are the same at another instance as soon as it hears of them', async () => {
    const beside = await openBeside(gateway.database)
    const other = await testGateway({ clock: gateway.clock, database: beside, random: seededRandom('beside') })
    for (const each of [gateway, other]) {
      await each.start()
      await each.jobs.stop()
    }
    expect((await seen(other)).minimumAge).toBe(21)
    await draft({ minimumAge: 19 })
    await publish()
    // The clock stands still, so that nothing but the event makes it look again.
    await vi.waitFor(async () => expect((await seen(other)).minimumAge).toBe(19), { timeout: 120_000 })
    await other.close()
    await beside.close()
  })
})

describe('what cannot stand is refused at publishing, and what holds goes on', () => {
  test.each<[what: string, change: RegistrationChange, fields: object]>([
    ['a required field that is hidden', { fields: { line: { required: true, shown: false } } }, { line: { rule: 'required-hidden' } }],
    ['no user name', { fields: { username: { shown: false } } }, { username: { rule: 'always' } }],
    ['an optional password', { fields: { password: { required: false } } }, { password: { rule: 'always' } }],
    ['short passwords', { fields: { password: { minLength: 6 } } }, { 'password.bounds': { rule: 'range', min: 8, max: 128 } }],
    ['only short passwords', { fields: { password: { maxLength: 32 } } }, { 'password.bounds': { rule: 'range', min: 8, max: 128 } }],
    ['bounds the wrong way round', { fields: { line: { minLength: 9, maxLength: 4 } } }, { 'line.bounds': { rule: 'range' } }],
    ['a birthday that is no day', { fields: { birthday: { patternId: 6 } } }, { 'birthday.pattern': { rule: 'day' } }],
    ['a pattern that is none', { fields: { line: { acceptedPattern: '^[a-$' } } }, { 'line.pattern': { rule: 'pattern' } }],
    ['half a pattern', { fields: { line: { acceptedPattern: 'a)|(b' } } }, { 'line.pattern': { rule: 'pattern' } }],
    ['no way to register', { ways: { usernameRegistration: false, mobileRegistration: false } }, { ways: { rule: 'no-way' } }],
    [
      'codes to a hidden address',
      { ways: { emailVerification: true }, fields: { email: { shown: false } } },
      { emailVerification: { rule: 'email-hidden' } },
    ],
  ])('%s', async (_what, change, fields) => {
    const { version } = ((await desk(operatorRegistration)).value as { published: { version: number } }).published
    expect(await findings(change)).toMatchObject(fields)
    expect((await desk(operatorRegistration)).value).toMatchObject({ published: { version } })
  })

  test.each(['(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$', '^(a|b|ab)*c$', '^\\s*(.*)\\s*$'])(
    'trap: user-published regex hangs gateway or page: %s',
    async (acceptedPattern) => {
      expect(await findings({ fields: { line: { acceptedPattern } } })).toEqual({ 'line.pattern': { rule: 'run-away' } })
    },
  )

  test('[REGISTER-08] a pattern of the operator’s own that keeps nothing busy is published', async () => {
    await draft({ fields: { idNumber: { acceptedPattern: '^[A-Z]{2}-?[0-9]{6,8}$', patternId: 18 } } })
    expect(await publish()).toMatchObject({ changed: ['idNumber'] })
  })

  test('[REGISTER-08] no family has a text that keeps it busy', () => {
    vi.stubEnv('RECHECK_BACKEND', 'pure')
    for (const pattern of PATTERN_FAMILIES.slice(1)) expect(checkSync(wholeText(pattern), 'u').status, pattern).toBe('safe')
    vi.unstubAllEnvs()
  }, 120_000)
})
