import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator reads what went out, and what is left of the day', async () => {
  expect(await operator('messages')).toBe(
    'SMS: 0 of 5000 today, without a provider\nEMAIL: 0 of 20000 today, without a provider\nNo such message.',
  )
  const request = { purpose: 'LOGIN', ip: '127.0.0.1', language: 'EN' } as const
  await gateway.codes.send({ ...request, to: '+84912345678' })
  await gateway.codes.send({ ...request, to: '+84987654321', withheld: true })
  const output = await operator('messages', '--channel', 'SMS')
  expect(output).toContain('SMS: 1 of 5000 today')
  expect(output).toMatch(
    /SMS to \+84912345678 {2}code {2}stays here: its channel has no provider\n {2}Aurora: \d{6} is your code to log in/,
  )
  expect(output).toMatch(/SMS to \+84987654321 {2}code {2}goes to nobody: no account has this address$/m)
  expect(await operator('messages', '--to', '+84912345678', '--state', 'SENT')).toContain('No such message.')
})
