import { auditLog } from '@portico/contract/operator/audit-calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('a top account gets its contract from the company, and every step is in the audit log [AGENT-09]', async () => {
  const { id: memberId } = await gateway.members.create({ account: 'topline', type: 1, passwordHash: '-' })
  expect(await operator('contract', 'list')).toBe('No contract is there.')
  const offered = await operator('contract', 'offer', 'topline', '--kind', 'daily', '--tier', '100000000,,,0.3', '500000000,20,,0.7')
  expect(offered).toContain('the company pays topline  OFFERED')
  expect(offered).toContain('valid bet 500000000.0000, 20 active -> 0.7000%')
  const [id = ''] = offered.split(' ')
  await expect(operator('contract', 'offer', 'topline', '--kind', 'daily', '--tier', '1,,,0.1')).rejects.toThrow('OFFER_PENDING; DS-')
  expect(await operator('contract', 'withdraw', id, '--note', 'typed wrongly')).toContain('EXPIRED')
  const rates = ['--rate', 'ELOTT,0.3,0.1,100000', 'ALL,0.2,0,0']
  const [second = ''] = (await operator('contract', 'offer', 'topline', '--kind', 'realtime', ...rates)).split(' ')
  const caller = { memberId, currency: 'VND' }
  const { contract, below } = await gateway.agentContracts.detail(caller, second)
  await gateway.agentContracts.answer(caller, { id: second, action: 'accept', hash: contract.hash, endsHash: below!.hash, note: '' })
  expect(await operator('contract', 'request', second, '--note', 'new terms')).toContain('TERMINATION_REQUESTED')
  expect(await operator('contract', 'list', '--account', 'topline', '--state', 'TERMINATION_REQUESTED')).toContain('ELOTT: lost 0.3000%')
  const { list } = (await gateway.call(auditLog, { account: memberId }, { token: gateway.operatorKey })).value
  expect(
    list
      .map(({ action }) => action)
      .filter((action) => action.startsWith('CONTRACT'))
      .toSorted(),
  ).toEqual(['CONTRACT_OFFERED', 'CONTRACT_OFFERED', 'CONTRACT_TERMINATION_REQUESTED', 'CONTRACT_WITHDRAWN'])
})
