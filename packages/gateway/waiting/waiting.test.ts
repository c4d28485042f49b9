import { randomUUID } from 'node:crypto'
import { memberWaiting } from '@portico/contract/center/calls'
import { cancelDeposit, createDeposit } from '@portico/contract/cashier/deposit-calls'
import { setWithdrawPassword } from '@portico/contract/member/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let by: { token: string }
beforeAll(async () => {
  gateway = await testGateway()
  by = await gateway.register('linh88')
})
afterAll(() => gateway.close())

const items = async () => (await gateway.call(memberWaiting, {}, by)).value.items
const news = () => gateway.committedEvents('waiting.changed')

test('[MEMBER-01] a deposit waits until it is paid, cancelled or too late, and every tab hears of it', async () => {
  expect((await items()).map(({ kind, badge }) => [kind, badge])).toEqual([['WITHDRAW_PASSWORD', false]])
  const { value } = await gateway.call(createDeposit, { method: 'SANDBOX_QR', amount: '300000' }, { ...by, idempotencyKey: randomUUID() })
  expect((await items())[0]).toMatchObject({
    kind: 'DEPOSIT',
    section: 'depositv2',
    count: 1,
    badge: true,
    amount: { amount: '300000.0000' },
    until: '2026-11-21T08:15:00.000Z',
  })
  const before = (await news()).length
  expect(before).toBeGreaterThan(0)
  await gateway.call(cancelDeposit, { depositId: value.depositId }, by)
  expect((await items()).map(({ kind }) => kind)).toEqual(['WITHDRAW_PASSWORD'])
  expect((await news()).length).toBeGreaterThan(before)
  await gateway.call(createDeposit, { method: 'SANDBOX_QR', amount: '300000' }, { ...by, idempotencyKey: randomUUID() })
  gateway.clock.advance(16 * 60_000)
  expect((await items()).map(({ kind }) => kind)).toEqual(['WITHDRAW_PASSWORD'])
})

test('what is recommended is gone when it is done', async () => {
  await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: 'second 246810' }, by)
  expect(await items()).toEqual([])
})
