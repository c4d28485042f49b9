import { register, registerSettings } from '@portico/contract/registration/calls'
import { PASSWORD, type TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

const refusedFields = async (username: string) => {
  const request = { username, password: PASSWORD, confirmPassword: PASSWORD, terms: true, registerUrl: '', domain: 'localhost' }
  const answer = await gateway.call(register, { ...request, challenge: await gateway.solvedChallenge(), registerMethod: 'WEB' })
  return answer.status === 200 ? {} : answer.failure.fields
}

test('[REGISTER-02] a field is asked for from the moment it is published, and the running gateway refuses who leaves it out', async () => {
  expect(await operator('registration', 'show')).toContain('As the brand pack has it:')
  expect(await operator('registration', 'field', 'qqNum', 'required', '--family', '6', '--min', '5', '--max', '12')).toMatch(
    /^qqNum +required +family 6 +5 to 12 +\^\[0-9\]\+\$\nNobody sees it before/,
  )
  expect(await refusedFields('before1')).toEqual({})
  expect(await operator('registration', 'publish')).toBe('Version 1 holds. Changed: qqNum.')
  expect(await refusedFields('after1')).toEqual({ qqNum: { rule: '6', min: 5, max: 12 } })
  expect(await operator('registration', 'publish')).toBe('There is nothing to publish.')
  await operator('registration', 'field', 'qqNum', 'hidden')
  await operator('registration', 'set', '--mobile', 'off', '--age', '21', '--zalo-bonus', '88K', '--email-code', 'on', '--free-play', 'off')
  expect(await operator('registration', 'show')).toContain('Draft, which nobody sees yet:')
  await operator('registration', 'publish')
  expect((await gateway.call(registerSettings, {})).value).toMatchObject({
    mobileRegistration: false,
    emailVerification: true,
    minimumAge: 21,
    zaloBonus: '88K',
    freePlay: false,
  })
  expect(await operator('registration', 'show')).toMatch(/^Version 2, published .* by operator:\nBy user name on, by mobile number off/)
})

test('[REGISTER-07] what cannot be is refused in words', async () => {
  await expect(operator('registration', 'field', 'shoeSize', 'required')).rejects.toThrow('"shoeSize" is no field. These are: username')
  await expect(operator('registration', 'field', 'line', 'perhaps')).rejects.toThrow('required, optional or hidden')
  await expect(operator('registration', 'field', 'line')).rejects.toThrow('Say what to change')
  await expect(operator('registration', 'set', '--sms', 'maybe')).rejects.toThrow('--sms is on or off')
  await expect(operator('registration', 'set', '--age', '16')).rejects.toThrow('minimumAge: too short or too small (at least 18)')
  await operator('registration', 'field', 'line', 'optional', '--pattern', '(a+)+$')
  await expect(operator('registration', 'publish')).rejects.toThrow('line.pattern: a pattern that some text would keep busy')
  await operator('registration', 'discard')
  await operator('registration', 'field', 'username', 'hidden')
  await expect(operator('registration', 'publish')).rejects.toThrow('username: always asked for')
  expect(await operator('registration', 'discard')).toBe('The draft is gone; what is published holds on.')
  expect(await operator('registration', 'discard')).toBe('There is no draft.')
})
