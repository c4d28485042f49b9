import { randomUUID } from 'node:crypto'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { listPeople, operatorBooks, removePerson, renewPerson } from '@portico/contract/operator/calls'
import { inviteFirst, operatorLogin, operatorLogout } from '@portico/contract/operator/door-calls'
import { blockAccount } from '@portico/contract/member/operator-calls'
import { resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import { setStatus } from '@portico/contract/system/operator-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownBy } from '../testing/authenticator.ts'
import { type Desked, emptyDesk, enrolAtDesk, logInAtDesk } from '../testing/desk.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { operatorApp, operatorPerson, operatorRecoveryCode, operatorSession } from './schema.ts'

let gateway: TestGateway
let lan: Desked
/** Nobody stands at the desk but who came in by the door. */
beforeAll(async () => {
  gateway = await testGateway()
  await emptyDesk(gateway)
})
afterAll(() => gateway.close())

const machineKey = () => gateway.gateway.operatorKey
const refusalOf = async (answer: Promise<{ failure: { code: string } }>) => (await answer).failure.code
const login = (person: Pick<Desked, 'key'>, code: string) => gateway.call(operatorLogin, { key: person.key, code })
const actions = async (token: { token: string }) =>
  (await gateway.call(auditLog, { size: '20' }, token)).value.list.map(({ actor, action }) => `${actor} ${action}`)

describe('the first administrator', () => {
  test('is invited by the machine’s own key, which opens nothing else', async () => {
    expect(await refusalOf(gateway.call(inviteFirst, { key: 'x'.repeat(43), name: 'lan' }))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(gateway.call(operatorBooks, {}, { token: machineKey() }))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(gateway.call(operatorLogin, { key: machineKey(), code: '000000' }))).toBe('OPERATOR_KEY_WRONG')
    const invitation = (await gateway.call(inviteFirst, { key: machineKey(), name: 'lan' })).value
    expect(invitation).toMatchObject({ name: 'lan', waits: false })
    expect(await refusalOf(login(invitation, '000000'))).toBe('FACTOR_REQUIRED')
    lan = await enrolAtDesk(gateway, invitation)
    expect(lan.recoveryCodes).toHaveLength(10)
    expect(await refusalOf(login(invitation, shownBy(gateway, lan.secret)))).toBe('OPERATOR_KEY_WRONG')
  })

  test('comes in by key and code, and closes the door behind', async () => {
    const token = await logInAtDesk(gateway, lan)
    const { you, list } = (await gateway.call(listPeople, {}, token)).value
    expect([you, list]).toMatchObject(['lan', [{ name: 'lan', role: 'administrator', state: 'READY', sessions: 1 }]])
    expect(await refusalOf(gateway.call(inviteFirst, { key: machineKey(), name: 'eve' }))).toBe('OPERATOR_KEY_WRONG')
    expect(await actions(token)).toEqual(['operator:lan OPERATOR_SIGNED_IN', 'operator:lan OPERATOR_APP_SET', 'machine OPERATOR_INVITED'])
  })

  test('cannot go, nor be invited anew, while there is no other', async () => {
    const token = await logInAtDesk(gateway, lan)
    expect(await refusalOf(gateway.call(removePerson, { name: 'lan' }, token))).toBe('LAST_ADMINISTRATOR')
    expect(await refusalOf(gateway.call(renewPerson, { name: 'lan' }, token))).toBe('SAME_PERSON')
  })
})

describe('a session at the desk', () => {
  test('takes both, key and code, and each code once of many at a time', async () => {
    const code = shownBy(gateway, lan.secret)
    expect(await refusalOf(login({ key: 'x'.repeat(43) }, code))).toBe('OPERATOR_KEY_WRONG')
    expect(await refusalOf(login(lan, '12345x'))).toBe('OPERATOR_KEY_WRONG')
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(lan, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    gateway.clock.advance(60_000)
  })

  test('ends when its owner logs out, after an hour without a call, and after eight hours', async () => {
    const asks = (token: { token: string }) => gateway.call(listPeople, {}, token)
    const first = await logInAtDesk(gateway, lan)
    await gateway.call(operatorLogout, {}, first)
    expect(await refusalOf(asks(first))).toBe('OPERATOR_KEY_WRONG')
    const second = await logInAtDesk(gateway, lan)
    gateway.clock.advance(61 * 60_000)
    expect(await refusalOf(asks(second))).toBe('OPERATOR_KEY_WRONG')
    const third = await logInAtDesk(gateway, lan)
    for (let hours = 0; hours < 10; hours++) {
      gateway.clock.advance(53 * 60_000)
      if ((await asks(third)).status !== 200) break
    }
    expect(await refusalOf(asks(third))).toBe('OPERATOR_KEY_WRONG')
    const fresh = await logInAtDesk(gateway, lan)
    expect((await asks(fresh)).status).toBe(200)
  })

  test('is opened by a recovery code, once', async () => {
    const [code = ''] = lan.recoveryCodes
    expect((await login(lan, code.toLowerCase())).value.recoveryCodes).toBe(9)
    expect(await refusalOf(login(lan, code))).toBe('OPERATOR_KEY_WRONG')
  })

  test('ten wrong codes close the app for an hour, whoever is right meanwhile', async () => {
    for (let count = 0; count < 10; count++) await login(lan, '00000x')
    const { failure } = await login(lan, shownBy(gateway, lan.secret))
    expect(failure).toMatchObject({ code: 'CODE_LOCKED', retryAfter: 3600 })
    gateway.clock.advance(3_600_000)
    await logInAtDesk(gateway, lan)
  })

  test('neither keys nor secrets, codes nor tokens stand in the database or its logs', async () => {
    const { token } = await logInAtDesk(gateway, lan)
    const { orm } = gateway.database
    const rows = await Promise.all(
      [operatorPerson, operatorApp, operatorRecoveryCode, operatorSession].map((table) => orm.select().from(table)),
    )
    const list = (await gateway.call(auditLog, { size: '1000' }, { token })).value.list
    const stored = JSON.stringify([rows, list])
    for (const secret of [lan.key, lan.secret, token, ...lan.recoveryCodes]) expect(stored).not.toContain(secret)
  })
})

describe('roles', () => {
  const tries = async (role: 'reader' | 'support' | 'finance') => {
    const token = await gateway.operatorNamed(`a-${role}`, role)
    const [read, help, pay, run] = await Promise.all([
      gateway.call(operatorBooks, {}, token),
      gateway.call(blockAccount, { account: 'nobody', blocked: true, reason: 'none' }, token),
      gateway.call(resolveUnmatchedPayment, { id: randomUUID(), action: 'CLOSE', note: 'none' }, token),
      gateway.call(setStatus, { status: 0 }, token),
    ])
    return [read, help, pay, run].map(({ status }) => status !== 403)
  }
  test('let support help members, finance move money, and an administrator do everything', async () => {
    expect(await tries('reader')).toEqual([true, false, false, false])
    expect(await tries('support')).toEqual([true, true, false, false])
    expect(await tries('finance')).toEqual([true, false, true, false])
  })
})

test('a gateway started to be rescued lets the machine invite an administrator beside those who have lost their proofs', async () => {
  const rescue = await testGateway({ config: { operatorRescue: true } })
  await rescue.operatorNamed('lost')
  const invitation = (await rescue.call(inviteFirst, { key: rescue.gateway.operatorKey, name: 'saviour' })).value
  await logInAtDesk(rescue, await enrolAtDesk(rescue, invitation))
  await rescue.close()
})
