import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register, registerSettings } from '@portico/contract/registration/calls'
import { PASSWORD, type TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
let asMinh: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
  const file = join(gateway.config.dataDir, 'minh.session')
  writeFileSync(file, (await gateway.operatorNamed('minh')).token, { mode: 0o600 })
  asMinh = (...args) => operator('--session-file', file, ...args)
})
afterAll(() => gateway.close())

/** Proposes the draft; answers what approves it. */
const proposed = async (): Promise<string> => /^\S{36}/.exec(await operator('registration', 'propose'))![0]

const refusedFields = async (username: string) => {
  const request = { username, password: PASSWORD, confirmPassword: PASSWORD, terms: true, registerUrl: '', domain: 'localhost' }
  const answer = await gateway.call(register, { ...request, challenge: await gateway.solvedChallenge(), registerMethod: 'WEB' })
  return answer.status === 200 ? {} : answer.failure.fields
}

test('[REGISTER-02] a field is asked for from the moment it is published, and the running gateway refuses who leaves it out', async () => {
  expect(await operator('registration', 'show')).toContain('As the brand pack has it:')
  expect(await operator('registration', 'field', 'qqNum', 'required', '--family', '6', '--min', '5', '--max', '12')).toMatch(
    /^qqNum +required +family 6 +5 to 12 +\^\[0-9\]\+\$\nNo visitor sees it yet/,
  )
  const id = await proposed()
  expect(await operator('registration', 'preview')).toBe(
    [
      `${id}  proposed by operator at ${gateway.clock.now().toISOString()}`,
      '  qqNum',
      '    now   hidden family 6 5 to 12 ^[0-9]+$',
      '    then  required family 6 5 to 12 ^[0-9]+$',
      `  Somebody else makes it so with: registration approve ${id}`,
    ].join('\n'),
  )
  expect(await asMinh('registration', 'preview')).toBe(await operator('registration', 'preview'))
  await expect(operator('registration', 'approve', id)).rejects.toThrow('Somebody else has to confirm it, under their own name')
  expect(await refusedFields('before1')).toEqual({})
  expect(await asMinh('registration', 'approve', id)).toBe('Version 1 holds. Changed: qqNum.')
  expect(await refusedFields('after1')).toEqual({ qqNum: { rule: '6', min: 5, max: 12 } })
  expect(await operator('registration', 'propose')).toBe('There is nothing to propose.')
  expect(await operator('registration', 'preview')).toBe('Nothing waits for a second person.')
  await operator('registration', 'field', 'qqNum', 'hidden')
  await operator('registration', 'set', '--mobile', 'off', '--age', '21', '--zalo-bonus', '88K', '--email-code', 'on', '--free-play', 'off')
  await operator('registration', 'set', '--sms-login', 'off', '--forced-change', 'off')
  expect(await operator('registration', 'show')).toMatch(
    /Draft, which no visitor sees yet:\n.*\nFree play off\. Login by SMS off\. Passwords of somebody else’s choice are changed first: off\./,
  )
  const next = await proposed()
  expect(await operator('registration', 'preview')).toContain(
    '  zaloBonus\n    now   none\n    then  88K\n  mobileRegistration\n    now   on\n    then  off',
  )
  expect(await operator('registration', 'show')).toContain('What operator proposed waits for a second person')
  await asMinh('registration', 'approve', next)
  expect((await gateway.call(registerSettings, {})).value).toMatchObject({
    mobileRegistration: false,
    emailVerification: true,
    minimumAge: 21,
    zaloBonus: '88K',
    freePlay: false,
  })
  expect(await operator('registration', 'show')).toMatch(
    /^Version 2, published .* by minh, proposed by operator:\nBy user name on, by mobile number off/,
  )
})

test('[REGISTER-07] what cannot be is refused in words', async () => {
  await expect(operator('registration', 'field', 'shoeSize', 'required')).rejects.toThrow('"shoeSize" is no field. These are: username')
  await expect(operator('registration', 'field', 'line', 'perhaps')).rejects.toThrow('required, optional or hidden')
  await expect(operator('registration', 'field', 'line')).rejects.toThrow('Say what to change')
  await expect(operator('registration', 'set', '--sms', 'maybe')).rejects.toThrow('--sms is on or off')
  await expect(operator('registration', 'set', '--age', '16')).rejects.toThrow('minimumAge: too short or too small (at least 18)')
  await operator('registration', 'field', 'line', 'optional', '--pattern', '(a+)+$')
  await expect(operator('registration', 'propose')).rejects.toThrow('line.pattern: a pattern that some text would keep busy')
  await operator('registration', 'discard')
  await operator('registration', 'field', 'username', 'hidden')
  await expect(operator('registration', 'propose')).rejects.toThrow('username: always asked for')
  expect(await operator('registration', 'discard')).toBe('The draft is gone; what is published holds on.')
  expect(await operator('registration', 'discard')).toBe('There is no draft.')
})

test('a proposal is ended by a word, also by who made it, and only the one that waits can be approved', async () => {
  await operator('registration', 'field', 'skype', 'optional')
  const first = await proposed()
  await operator('registration', 'field', 'wechat', 'optional')
  const second = await proposed()
  await expect(asMinh('registration', 'approve', first)).rejects.toThrow('That proposal does not wait any more.')
  expect(await operator('registration', 'reject', second, '--note', 'not yet')).toBe('The proposal is over; version 2 holds on.')
  await expect(asMinh('registration', 'approve', second)).rejects.toThrow('That proposal does not wait any more.')
  await operator('registration', 'discard')
})
