import { getBalance } from '@portico/contract/cashier/calls'
import { decideAdjustment, listAdjustments, proposeAdjustment } from '@portico/contract/cashier/adjustment-calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPlayer } from '../testing/player.ts'

let gateway: TestGateway
let lan: { token: string }
let minh: { token: string }
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  lan = { token: (await gateway.operatorNamed('lan', 'finance')).token }
  minh = { token: (await gateway.operatorNamed('minh', 'finance')).token }
})
afterAll(() => gateway.close())

const propose = async (account: string, direction: 'CREDIT' | 'DEBIT', amount: string, reason = 'counted twice') =>
  (await gateway.call(proposeAdjustment, { account, direction, amount, reason }, lan)).value.adjustment
const decide = (id: string, approve: boolean, by = minh) => gateway.call(decideAdjustment, { id, approve }, by)

test('nothing moves until a second person approves, and then once', async () => {
  const player = await openPlayer(gateway, '100')
  const { id, state } = await propose(player.account, 'CREDIT', '25.5')
  expect(state).toBe('PROPOSED')
  // The same words again are the same proposal.
  expect((await propose(player.account, 'CREDIT', '25.5')).id).toBe(id)
  expect((await decide(id, true, lan)).failure.code).toBe('SAME_PERSON')
  expect(await player.balance()).toBe(1_000_000n)
  const answers = await Promise.all([decide(id, true), decide(id, true), decide(id, true)])
  for (const { value } of answers) expect(value.adjustment).toMatchObject({ state: 'APPROVED', proposedBy: 'lan', decidedBy: 'minh' })
  expect(await player.balance()).toBe(1_255_000n)
  expect((await decide(id, false, lan)).failure.code).toBe('ADJUSTMENT_DECIDED')
  const { list } = (await gateway.call(auditLog, { action: 'ADJUSTMENT_APPROVED', size: '10' }, { token: gateway.operatorKey })).value
  expect(list[0]).toMatchObject({ actor: 'operator:minh', subject: player.memberId })
  expect(await findingsOf(gateway)).toEqual([])
})

test('a debit takes no more than the balance holds, and whoever proposed it may take it back', async () => {
  const player = await openPlayer(gateway, '10')
  const { id } = await propose(player.account, 'DEBIT', '10.0001')
  expect((await decide(id, true)).failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect((await gateway.call(listAdjustments, {}, minh)).value.list.map((each) => each.id)).toContain(id)
  expect((await decide(id, false, lan)).value.adjustment.state).toBe('REJECTED')
  const fitting = await propose(player.account, 'DEBIT', '10')
  expect((await decide(fitting.id, true)).value.adjustment.state).toBe('APPROVED')
  expect(await player.balance()).toBe(0n)
  expect(await findingsOf(gateway)).toEqual([])
})

test.each([
  ['nothing', '0'],
  ['less than nothing', '-5'],
  ['five places', '1.00001'],
  ['no number', 'ten'],
])('an amount of %s is refused', async (_, amount) => {
  const player = await openPlayer(gateway, '10')
  const request = { account: player.account, direction: 'CREDIT' as const, amount, reason: 'a slip' }
  expect((await gateway.call(proposeAdjustment, request, lan)).failure).toMatchObject({ code: 'INVALID_REQUEST', fields: { amount: {} } })
  expect(await player.balance()).toBe(100_000n)
})

test('nobody and nothing are refused by name, and a member, a reader and support may not ask', async () => {
  const request = { account: 'nobody_here', direction: 'CREDIT', amount: '1', reason: 'none' } as const
  expect((await gateway.call(proposeAdjustment, request, lan)).failure.code).toBe('ACCOUNT_UNKNOWN')
  expect((await decide('11111111-1111-4111-8111-111111111111', true)).failure.code).toBe('ADJUSTMENT_UNKNOWN')
  for (const role of ['reader', 'support'] as const) {
    const { token } = await gateway.operatorNamed(`a ${role}`.replace(' ', ''), role)
    expect((await gateway.call(proposeAdjustment, request, { token })).failure.code).toBe('OPERATOR_ROLE_WRONG')
  }
  const player = await openPlayer(gateway, '10')
  expect((await gateway.call(getBalance, {}, { token: await player.token() })).value).toBeDefined()
  expect((await gateway.call(proposeAdjustment, request, { token: await player.token() })).failure.code).toBe('OPERATOR_KEY_WRONG')
})
