import { randomUUID } from 'node:crypto'
import { addPayee, withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { moneyOf } from '../testing/player.ts'
import { openPayee } from '../testing/payout-provider.ts'

let gateway: TestGateway
beforeAll(async () => {
  const { withdrawals } = readConfig({ BRAND: 'aurora', WITHDRAW_SAME_METHOD_FIRST: 'on' })
  gateway = await testGateway({ config: { withdrawals } })
})
afterAll(() => gateway.close())

type Payee = Awaited<ReturnType<typeof openPayee>>

const payIn = async ({ caller }: Payee, method: string, amount: string) => {
  const { depositId } = await gateway.cashier.deposit(caller, { method, amount }, randomUUID())
  await gateway.cashier.sandboxPage('SANDBOX')?.press(depositId, 'approve')
  await gateway.cashier.work()
}
const first = async ({ token }: Payee) =>
  (await gateway.call(withdrawalTerms, {}, { token })).value.sameMethodFirst.map(({ kind, amount }) => [kind, Number(amount.amount)])

it('[WALLET-03] sends money back by the method it came by, as far as it came in, and what was won by any', async () => {
  const payee = await openPayee(gateway, '5000000')
  expect(await first(payee)).toEqual([])
  await payIn(payee, 'SANDBOX_WALLET', '500000')
  await payIn(payee, 'SANDBOX_QR', '300000')
  // A top-up card takes nothing back.
  await payIn(payee, 'SANDBOX_CARD', '100000')
  expect(await first(payee)).toEqual(
    expect.arrayContaining([
      ['WALLET', 500_000],
      ['BANK', 300_000],
    ]),
  )
  const before = await moneyOf(gateway)
  expect((await payee.ask('400000')).failure).toMatchObject({ code: 'SAME_METHOD_FIRST', remaining: '300000.0000' })
  expect(await moneyOf(gateway)).toEqual(before)
  expect((await payee.ask('300000')).status).toBe(200)
  expect((await payee.ask('100000')).failure.code).toBe('SAME_METHOD_FIRST')
  expect(await first(payee)).toEqual([['WALLET', 500_000]])
  const wallet = { kind: 'WALLET', institution: 'MAY', account: '0912000188', name: 'NGUYEN MINH LINH' } as const
  const { payeeId: to } = (await gateway.call(addPayee, wallet, { token: payee.token })).value.payee
  // More than came in by it may go there, too: nothing has to go anywhere else.
  expect((await payee.ask('600000', { to })).status).toBe(200)
  expect(await first(payee)).toEqual([])
  expect((await payee.ask('1000000')).status).toBe(200)
})

it('lets one of two at once through, where both together were too much', async () => {
  const payee = await openPayee(gateway, '5000000')
  await payIn(payee, 'SANDBOX_QR', '300000')
  await payIn(payee, 'SANDBOX_WALLET', '500000')
  const codes = await Promise.all(['200000', '200000'].map(async (amount) => (await payee.ask(amount)).status))
  expect(codes.toSorted()).toEqual([200, 409])
})
