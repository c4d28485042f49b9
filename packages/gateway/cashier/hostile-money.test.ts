import { randomUUID } from 'node:crypto'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { setPlayLimit } from '@portico/contract/control/calls'
import type { Call } from '@portico/contract/kit/call'
import { lineTransfer, walletTransfer } from '@portico/contract/transfer/calls'
import { createWithdrawal } from '@portico/contract/withdrawal/calls'
import { proposeAdjustment } from '@portico/contract/cashier/adjustment-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { moneyOf } from '../testing/player.ts'
import { openPayee, payingProvider, WITHDRAW_PASSWORD } from '../testing/payout-provider.ts'

const { connect } = payingProvider()
let gateway: TestGateway
let payee: Awaited<ReturnType<typeof openPayee>>
let finance: string
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
  payee = await openPayee(gateway, '90000000')
  finance = (await gateway.operatorNamed('minh', 'finance')).token
})
afterAll(() => gateway.close())

/** Every call by which somebody names an amount, with what else it takes. */
const CALLS: readonly (readonly [name: string, row: Call, request: () => object, desk: boolean])[] = [
  ['a deposit', createDeposit, () => ({ method: 'CARD' }), false],
  ['a withdrawal', createWithdrawal, () => ({ payeeId: payee.payeeId, withdrawPassword: WITHDRAW_PASSWORD }), false],
  ['a transfer to a vendor', walletTransfer, () => ({ from: 'MAIN', to: 'PG', withdrawPassword: WITHDRAW_PASSWORD }), false],
  ['a transfer in the line', lineTransfer, () => ({ to: 'UPLINE', withdrawPassword: WITHDRAW_PASSWORD }), false],
  ['a limit', setPlayLimit, () => ({ kind: 'LOSS', period: 'DAY' }), false],
  ['an adjustment', proposeAdjustment, () => ({ account: payee.account, direction: 'CREDIT', reason: 'none' }), true],
]

/** What is no amount, or one that no account can hold. */
const AMOUNTS: readonly unknown[] = [
  '1.00001',
  '-1',
  '-0.0001',
  '+5',
  '0',
  '0.0000',
  '',
  ' 5',
  '5 ',
  '1e3',
  '0x10',
  '1,000',
  '1_000',
  '５',
  'NaN',
  'Infinity',
  '9'.repeat(16),
  '9'.repeat(400),
  '100000 VND',
  'USD 100',
  5,
  -5,
  1e21,
  null,
  true,
  ['5'],
  { amount: '5', currency: 'USD' },
]

describe.each(CALLS)('%s', (_, row, request, desk) => {
  test('takes none of these for an amount, and nothing moves', async () => {
    const before = await moneyOf(gateway)
    const by = { token: desk ? finance : payee.token, idempotencyKey: randomUUID() }
    for (const amount of AMOUNTS) {
      // A limit may be taken off by none.
      if (row === setPlayLimit && amount === null) continue
      const { status, failure } = await gateway.call(row, { ...request(), amount } as never, by)
      expect([status, failure.code], JSON.stringify(amount)).toEqual([400, 'INVALID_REQUEST'])
    }
    expect(await moneyOf(gateway)).toEqual(before)
  })
})

// Of wallets at vendors there is none here; `transfers/refused.test.ts` has one.
describe.each(CALLS.filter(([, row, , desk]) => !desk && row !== walletTransfer))('%s', (_, row, request) => {
  test('takes no part of a coin, and a whole amount with the places of the wire as one', async () => {
    const before = await moneyOf(gateway)
    const by = () => ({ token: payee.token, idempotencyKey: randomUUID() })
    for (const amount of ['200000.5', '200000.0001', '0.0001', '999999999999.9999']) {
      const { status, failure } = await gateway.call(row, { ...request(), amount } as never, by())
      expect([status, failure.code], amount).toEqual([400, 'AMOUNT_DECIMALS'])
    }
    expect(await moneyOf(gateway)).toEqual(before)
    const whole = await gateway.call(row, { ...request(), amount: '200000.0000' } as never, by())
    if (whole.status !== 200) expect(whole.failure.code).not.toBe('AMOUNT_DECIMALS')
  })
})

describe.each(CALLS.filter(([, row]) => row.movesMoney === true))('%s', (_, row, request) => {
  test.each([{ currency: 'USD' }, { Amount: '1' }, { withdrawPasword: 'x' }])(
    'is refused whole with a field that it does not have: %j',
    async (more) => {
      const before = await moneyOf(gateway)
      const wish = { ...request(), amount: '100000', ...more }
      const { status, failure } = await gateway.call(row, wish as never, { token: payee.token, idempotencyKey: randomUUID() })
      expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([400, 'INVALID_REQUEST', Object.keys(more)])
      expect(await moneyOf(gateway)).toEqual(before)
    },
  )
})
