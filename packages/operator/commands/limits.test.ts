import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('shows what a member has set, asked for and blocked, and every change of it', async () => {
  const { id: memberId, currency } = await gateway.members.create({ account: 'careful88', passwordHash: '-' })
  expect(await operator('limits', 'careful88')).toContain('No limits are set.')
  const caller = { memberId, currency, sessionId: '' }
  await gateway.control.limits.set(caller, { kind: 'LOSS', period: 'WEEK', amount: '3000000' })
  await gateway.control.limits.set(caller, { kind: 'LOSS', period: 'WEEK', amount: '5000000' })
  await gateway.control.limits.set(caller, { kind: 'TIME', period: 'DAY', amount: '120' })
  await gateway.control.breaks.block(caller, 'LIVE', true)
  await gateway.control.breaks.take(caller, 'H24')
  const text = await operator('limits', 'careful88')
  for (const part of [
    `LOSS WEEK: 0.0000 ${currency} of 3000000.0000 ${currency}`,
    `asked for 5000000.0000 ${currency}`,
    'TIME DAY: 0 min of 120 min',
    'TIME_OUT H24 since',
    'Blocked: LIVE',
    'RAISE_REQUESTED LOSS WEEK 3000000.0000 -> 5000000.0000',
  ])
    expect(text).toContain(part)
  await expect(operator('limits', 'nobody88')).rejects.toThrow()
})
