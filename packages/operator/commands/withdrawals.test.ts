import type { TestGateway } from '@portico/gateway/testing/gateway'
import { openPayee } from '@portico/gateway/testing/payout-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator looks at a large withdrawal, agrees, and reads its story; another goes back', async () => {
  expect(await operator('withdrawals', 'list')).toBe('No withdrawal waits there.')
  const payee = await openPayee(gateway, '90000000')
  const { reference } = (await gateway.withdrawals.status({ ...payee.caller, sessionId: '' }, await payee.id('30000000'))).withdrawal
  expect(await operator('withdrawals', 'list')).toContain(`${reference}  30000000.0000 VND  REVIEW`)
  expect(await operator('withdrawals', 'approve', reference, '--note', 'seen')).toContain('agreed to by 1 of 2: operator')
  await expect(operator('withdrawals', 'approve', reference, '--note', 'again')).rejects.toThrow('Somebody else has to confirm it')
  const story = await operator('withdrawals', 'show', reference)
  expect(story).toContain('REQUESTED by MEMBER')
  expect(story).toContain('posted WITHDRAWAL_HOLD 30000000.0000 VND')
  expect(await operator('withdrawals', 'reject', reference, '--note', 'another name')).toContain('given back: another name')
  await expect(operator('withdrawals', 'credit', reference, '--note', 'x')).rejects.toThrow()
})
