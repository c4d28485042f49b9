import { bindingsOf } from '@portico/gateway/member/index'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { loginByCode } from '@portico/contract/session/code-calls'
import { sendSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBindings } from './bindings.ts'
import { MOBILE_MEMBER } from './people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

it('gives a member of the demonstration a number to log in with, once', async () => {
  const { database, clock, members, messages, call } = gateway
  const { id } = await members.create({ account: MOBILE_MEMBER, passwordHash: '-' })
  await seedBindings(database, clock.now())
  const before = await bindingsOf(database.orm, id)
  expect(before.map(({ address }) => address)).toEqual(['+84912000088'])
  clock.advance(1000)
  await seedBindings(database, clock.now())
  expect(await bindingsOf(database.orm, id)).toEqual(before)

  const number = { mobileNum: '0912 000 088', countryDialingCode: '84' }
  const { flowId } = (await call(sendSms, number)).value
  const { list } = await messages.list({ size: 1 })
  const verificationCode = /#(\d{6})$/.exec(list[0]?.text ?? '')?.[1] ?? ''
  const { value } = await call(loginByCode, { type: 'sms', ...number, verificationCode, flowId })
  expect(value.member.account).toBe(MOBILE_MEMBER)
})
