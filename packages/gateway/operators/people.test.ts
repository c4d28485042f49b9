import { addPerson, approvePerson, listPeople, removePerson, renewPerson } from '@portico/contract/operator/calls'
import { beginOperatorApp, confirmOperatorApp, inviteFirst, operatorLogin } from '@portico/contract/operator/door-calls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shownBy } from '../testing/authenticator.ts'
import { type Desked, emptyDesk, enrolAtDesk, logInAtDesk } from '../testing/desk.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { operatorPerson } from './schema.ts'

let gateway: TestGateway
let lan: Desked
let minh: Desked
beforeAll(async () => {
  gateway = await testGateway()
  await emptyDesk(gateway)
  lan = await enrolAtDesk(gateway, (await gateway.call(inviteFirst, { key: gateway.gateway.operatorKey, name: 'lan' })).value)
})
afterAll(() => gateway.close())

const refusalOf = async (answer: Promise<{ failure: { code: string } }>) => (await answer).failure.code
const login = (person: Pick<Desked, 'key'>, code: string) => gateway.call(operatorLogin, { key: person.key, code })

describe('somebody else', () => {
  let asLan: { token: string }
  afterEach(() => gateway.clock.advance(30_000))

  test('is invited by the one administrator there is, and has three days', async () => {
    asLan = await logInAtDesk(gateway, lan)
    const late = (await gateway.call(addPerson, { name: 'late', role: 'reader' }, asLan)).value
    const invitation = (await gateway.call(addPerson, { name: 'minh', role: 'administrator' }, asLan)).value
    expect(invitation.waits).toBe(false)
    minh = await enrolAtDesk(gateway, invitation)
    gateway.clock.advance(3 * 86_400_000)
    expect(await refusalOf(gateway.call(beginOperatorApp, { key: late.key }))).toBe('OPERATOR_KEY_WRONG')
  })

  test('is approved by another administrator once there are two', async () => {
    asLan = await logInAtDesk(gateway, lan)
    const asMinh = await logInAtDesk(gateway, minh)
    const invitation = (await gateway.call(addPerson, { name: 'thu', role: 'finance' }, asLan)).value
    expect(invitation.waits).toBe(true)
    expect(await refusalOf(gateway.call(beginOperatorApp, { key: invitation.key }))).toBe('SAME_PERSON')
    expect(await refusalOf(gateway.call(approvePerson, { name: 'thu' }, asLan))).toBe('SAME_PERSON')
    expect(await refusalOf(gateway.call(approvePerson, { name: 'nobody' }, asMinh))).toBe('PERSON_UNKNOWN')
    expect((await gateway.call(approvePerson, { name: 'thu' }, asMinh)).value).toEqual({ name: 'thu', role: 'finance' })
    const thu = await logInAtDesk(gateway, await enrolAtDesk(gateway, invitation))
    expect(await refusalOf(gateway.call(addPerson, { name: 'eve', role: 'reader' }, thu))).toBe('OPERATOR_ROLE_WRONG')
  })

  test('changes key and app by a code of the present one', async () => {
    const asMinh = await logInAtDesk(gateway, minh)
    expect(await refusalOf(gateway.call(beginOperatorApp, { key: minh.key }))).toBe('OPERATOR_KEY_WRONG')
    const { secret } = (await gateway.call(beginOperatorApp, { key: minh.key, code: shownBy(gateway, minh.secret) })).value
    const newKey = 'minh-another-key'.padEnd(43, '0')
    const confirm = (code: string, key: string) => gateway.call(confirmOperatorApp, { key: minh.key, code, newKey: key })
    expect(await refusalOf(confirm('000000', newKey))).toBe('CODE_WRONG')
    expect(await refusalOf(confirm(shownBy(gateway, secret), minh.key))).toBe('INVALID_REQUEST')
    expect((await confirm(shownBy(gateway, secret), newKey)).value.recoveryCodes).toHaveLength(10)
    gateway.clock.advance(30_000)
    expect(await refusalOf(login(minh, shownBy(gateway, secret)))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(gateway.call(listPeople, {}, asMinh))).toBe('OPERATOR_KEY_WRONG')
    minh = { ...minh, key: newKey, secret }
    await logInAtDesk(gateway, minh)
  })

  test('who lost the app is invited anew: key, app and session end at once', async () => {
    asLan = await logInAtDesk(gateway, lan)
    const asMinh = await logInAtDesk(gateway, minh)
    const invitation = (await gateway.call(renewPerson, { name: 'minh', role: 'support' }, asLan)).value
    expect(await refusalOf(gateway.call(listPeople, {}, asMinh))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(login(minh, shownBy(gateway, minh.secret)))).toBe('OPERATOR_KEY_WRONG')
    // Of two administrators one alone could be both at once: nobody approves it, so that it counts a day later, in everybody's sight.
    const countsFrom = new Date(gateway.clock.now().getTime() + 86_400_000).toISOString()
    expect(invitation).toMatchObject({ waits: false, countsFrom })
    expect((await gateway.call(listPeople, {}, asLan)).value.list).toContainEqual(
      expect.objectContaining({ name: 'minh', state: 'DELAYED', countsFrom }),
    )
    gateway.clock.advance(86_399_999)
    expect(await refusalOf(gateway.call(beginOperatorApp, { key: invitation.key }))).toBe('OPERATOR_KEY_WRONG')
    gateway.clock.advance(1)
    minh = await enrolAtDesk(gateway, invitation)
    expect((await login(minh, shownBy(gateway, minh.secret))).value.role).toBe('support')
  })

  test('who is removed is out at once, and the name is never given again', async () => {
    asLan = await logInAtDesk(gateway, lan)
    const asMinh = await logInAtDesk(gateway, minh)
    expect((await gateway.call(removePerson, { name: 'minh' }, asLan)).value).toEqual({ name: 'minh' })
    expect(await refusalOf(gateway.call(listPeople, {}, asMinh))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(gateway.call(removePerson, { name: 'minh' }, asLan))).toBe('PERSON_UNKNOWN')
    for (const name of ['minh', 'operator'])
      expect(await refusalOf(gateway.call(addPerson, { name, role: 'reader' }, asLan))).toBe('PERSON_TAKEN')
  })
})

test('who has removed the other administrator gets no second name at once', async () => {
  const { orm } = gateway.database
  await orm.update(operatorPerson).set({ removedAt: gateway.clock.now() }).where(eq(operatorPerson.role, 'administrator'))
  const [ann] = [await gateway.operatorNamed('ann'), await gateway.operatorNamed('bob')]
  await gateway.call(removePerson, { name: 'bob' }, ann)
  const invitation = (await gateway.call(addPerson, { name: 'bob2', role: 'finance' }, ann)).value
  expect(invitation).toMatchObject({ waits: false, countsFrom: expect.any(String) as string })
  expect(await refusalOf(gateway.call(beginOperatorApp, { key: invitation.key }))).toBe('OPERATOR_KEY_WRONG')
})

test('two administrators cannot shut each other out at the same time', async () => {
  const { orm } = gateway.database
  await orm.update(operatorPerson).set({ removedAt: gateway.clock.now() }).where(eq(operatorPerson.role, 'administrator'))
  const [one, two] = [await gateway.operatorNamed('one'), await gateway.operatorNamed('two')]
  const answers = await Promise.all([gateway.call(removePerson, { name: 'two' }, one), gateway.call(removePerson, { name: 'one' }, two)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
