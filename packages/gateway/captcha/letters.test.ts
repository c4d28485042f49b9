import { forgotPassword } from '@portico/contract/member/password-calls'
import { login } from '@portico/contract/session/calls'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/gateway.ts'

test.each([true, false])('[CALL-08] letters are asked for after three tries where the module CAPTCHA is on: %s', async (captcha) => {
  const gateway = await testGateway()
  const { brand } = gateway.config
  await gateway.close()
  const house = await testGateway({ config: { brand: { ...brand, modules: { ...brand.modules, captcha } } } })
  await house.register('linh88')
  const logins: unknown[] = []
  for (let time = 0; time < 4; time++) {
    const { failure } = await house.call(login, { type: 'username', username: 'linh88', password: 'not the word 1' })
    logins.push([failure.code, failure.captcha ?? false])
  }
  const wrong = ['LOGIN_FAILED', false]
  expect(logins).toEqual(
    captcha ? [wrong, wrong, ['LOGIN_FAILED', true], ['CAPTCHA_REQUIRED', true]] : Array.from({ length: 4 }, () => wrong),
  )
  const links: string[] = []
  for (let time = 0; time < 4; time++) {
    const answer = await house.call(forgotPassword, { username: 'linh88', email: `linh${time}@example.com` }, { ip: `198.51.100.${time}` })
    links.push(answer.status === 200 ? 'sent' : answer.failure.code)
  }
  const third = captcha ? 'CAPTCHA_REQUIRED' : 'sent'
  expect(links).toEqual(['sent', 'sent', third, third])
  await house.close()
})
