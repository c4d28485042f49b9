import { randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { listUnmatchedPayments, resolveUnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import { HEADERS } from '@portico/contract/kit/call'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConnectPaymentProvider, DepositNotice } from '../ports/payment-provider.ts'
import { deposit } from './schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'

/** A provider whose notices are not signed: how they are read is not what is tried here. */
const acme: ConnectPaymentProvider = () => ({
  name: 'acme',
  methods: [{ method: 'CARD', names: { EN: 'Card' }, bounds: { VND: { min: ONE, max: 1_000_000n * ONE } }, sandbox: false }],
  create: async () => undefined,
  parse: async (raw) => {
    const { amount, ...notice } = JSON.parse(Buffer.from(raw).toString('utf8')) as Omit<DepositNotice, 'amount'> & { amount: number }
    return { ...notice, amount: BigInt(amount) * ONE }
  },
})

let gateway: TestGateway
let alarms: string[]
beforeEach(async () => {
  alarms = []
  gateway = await testGateway({
    integrations: { payments: [acme] },
    logTo: (line) => {
      if (line.includes('matches no deposit')) alarms.push(line)
    },
  })
})
afterEach(() => gateway.close())

const requestDeposit = async (amount = '50000') => {
  const player = await openPlayer(gateway, '0')
  const { depositId } = await gateway.cashier.deposit(player.caller, { method: 'CARD', amount }, randomUUID())
  return { player, depositId, balance: async () => formatUnits(await player.balance()) }
}
const notify = async (depositId: string, more: Partial<Omit<DepositNotice, 'amount'> & { amount: number }> = {}) => {
  const notice = { kind: 'deposit', depositId, providerRef: 'one', amount: 50_000, currency: 'VND', outcome: 'PAID', ...more }
  const reply = await gateway.app.inject({
    method: 'POST',
    url: noticePath('acme'),
    payload: JSON.stringify(notice),
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.statusCode).toBe(200)
  await gateway.cashier.work()
  return (
    await gateway.database.orm
      .select()
      .from(deposit)
      .where(eq(deposit.id, depositId))
      .catch(() => [])
  )[0]?.state
}
const desk = () => ({ headers: { [HEADERS.token]: gateway.operatorKey } })
const list = async (state: 'OPEN' | 'CREDITED' | 'CLOSED' | 'REVERSED' = 'OPEN') =>
  (await gateway.call(listUnmatchedPayments, { state }, desk())).value.list
type Action = 'CREDIT' | 'CLOSE' | 'REVERSE'
const ask = (by: { token?: string; headers?: Record<string, string> }, id: string, action: Action, account?: string, note = 'looked at') =>
  gateway.call(resolveUnmatchedPayment, { id, action, note, ...(account === undefined ? {} : { account }) }, by)
/** As far as it goes: by one person, and where that is a proposal by another. */
const resolve = async (id: string, action: Action, account?: string) => {
  const first = await ask(desk(), id, action, account)
  return first.status === 200 && first.value.payment.state === 'OPEN'
    ? ask(await gateway.operatorNamed('minh', 'finance'), id, action, account)
    : first
}
const findings = async () => (await gateway.books.check()).findings
const suspense = async () => {
  const { rows } =
    (await gateway.database.orm.execute(`select coalesce(sum(case when c.kind = 'suspense' then t.amount else -t.amount end), 0)::text as total
    from ledger_transfer t join ledger_account c on c.id = t.credit_id join ledger_account d on d.id = t.debit_id
    where 'suspense' in (c.kind, d.kind) and t.code <> 'ADJUSTMENT'`)) as unknown as { rows: { total: string }[] }
  return formatUnits(BigInt(rows[0]!.total))
}

describe('a payment that is not what the deposit asked for', () => {
  it('of another amount is held and told, and credited when the operator says so', async () => {
    const { player, depositId, balance } = await requestDeposit()
    expect(await notify(depositId, { amount: 49_999 })).toBe('REVIEW')
    expect([await balance(), await suspense(), alarms.length]).toEqual(['0.0000', '49999.0000', 1])
    expect((await gateway.app.inject('/metrics')).body).toContain('portico_unmatched_payments 1')
    const [payment] = await list()
    expect(payment).toMatchObject({ reason: 'OTHER_AMOUNT', held: true, account: player.account, amount: { amount: '49999.0000' } })

    const credited = (await resolve(payment!.id, 'CREDIT')).value.payment
    expect(credited).toMatchObject({ state: 'CREDITED', resolvedBy: 'minh', note: 'looked at' })
    expect([await balance(), await suspense()]).toEqual(['49999.0000', '0.0000'])
    expect((await resolve(payment!.id, 'CREDIT')).failure.code).toBe('PAYMENT_RESOLVED')
    // The provider's late correction is of money that the member has.
    expect(await notify(depositId)).toBe('FAILED')
    expect((await list()).map((payment) => [payment.reason, payment.held])).toEqual([['CONTRADICTION', false]])
    expect(await balance()).toBe('49999.0000')
    expect(await findings()).toEqual([])
    expect((await gateway.committedEvents('deposit.credited')).length).toBe(1)
  })

  it('of another amount is closed by itself when the provider says the right one after all', async () => {
    const { depositId, balance } = await requestDeposit()
    await notify(depositId, { amount: 1 })
    expect(await notify(depositId)).toBe('CREDITED')
    expect([await balance(), await suspense(), await list()]).toEqual(['50000.0000', '0.0000', []])
    expect(await list('CLOSED')).toMatchObject([{ resolvedBy: 'acme' }])
    expect(await findings()).toEqual([])
  })

  it('for a deposit that is paid already leaves a row each, and the credit stands once', async () => {
    const { depositId, balance } = await requestDeposit()
    const states = await Promise.all(Array.from({ length: 10 }, (_, i) => notify(depositId, { providerRef: `ref-${i}` })))
    expect(new Set(states)).toEqual(new Set(['CREDITED']))
    expect([await balance(), await suspense(), alarms.length]).toEqual(['50000.0000', '450000.0000', 9])
    const open = await list()
    expect(new Set(open.map(({ reason }) => reason))).toEqual(new Set(['SECOND_PAYMENT']))
    expect(await findings()).toEqual([])
    await resolve(open[0]!.id, 'CREDIT')
    await resolve(open[1]!.id, 'CLOSE')
    expect([await balance(), await suspense(), (await list()).length]).toEqual(['100000.0000', '350000.0000', 7])
    expect(await findings()).toEqual([])
    // The same notice again changes nothing.
    await notify(depositId, { providerRef: 'ref-3' })
    expect([(await list()).length, alarms.length]).toEqual([7, 9])
  })

  it('is credited when it was declined before, and a reversal afterwards is told', async () => {
    const { depositId, balance } = await requestDeposit()
    expect([await notify(depositId, { outcome: 'DECLINED' }), await notify(depositId, { outcome: 'DECLINED' })]).toEqual([
      'FAILED',
      'FAILED',
    ])
    expect(await notify(depositId)).toBe('CREDITED')
    expect(await notify(depositId, { outcome: 'DECLINED', providerRef: 'another try' })).toBe('CREDITED')
    expect(await list()).toEqual([])
    // The first refusal, delivered once more, is none; another one is.
    expect([await notify(depositId, { outcome: 'DECLINED' }), await list()]).toEqual(['CREDITED', []])
    expect(await notify(depositId, { outcome: 'DECLINED', reason: 'chargeback' })).toBe('CREDITED')
    expect(await list()).toMatchObject([{ reason: 'REVERSAL', held: false }])
    expect((await resolve((await list())[0]!.id, 'CREDIT')).failure.code).toBe('PAYMENT_NOT_CREDITABLE')
    expect([await balance(), await suspense()]).toEqual(['50000.0000', '0.0000'])
    expect((await resolve((await list())[0]!.id, 'REVERSE')).value.payment.state).toBe('REVERSED')
    expect([await balance(), await list()]).toEqual(['0.0000', []])
    expect(await findings()).toEqual([])
  })

  it('for no deposit of ours is held, until somebody says whose it is', async () => {
    const { player, balance } = await requestDeposit()
    for (let time = 0; time < 2; time += 1) await notify('none', { amount: 700 })
    const [payment] = await list()
    expect(payment).toMatchObject({ reason: 'UNKNOWN_DEPOSIT', account: null, depositId: 'none', held: true })
    expect([await suspense(), alarms.length]).toEqual(['700.0000', 1])
    for (const account of [undefined, 'nobody0'])
      expect((await resolve(payment!.id, 'CREDIT', account)).failure.code).toBe('ACCOUNT_UNKNOWN')
    expect((await resolve(payment!.id, 'CREDIT', player.account)).value.payment.account).toBe(player.account)
    expect([await balance(), await suspense(), await findings()]).toEqual(['700.0000', '0.0000', []])
    expect((await resolve(randomUUID(), 'CLOSE')).failure.code).toBe('PAYMENT_UNKNOWN')
  })

  it('under the reference of another deposit is not credited, and its money is not counted twice', async () => {
    const [first, second] = [await requestDeposit(), await requestDeposit()]
    await notify(first.depositId)
    expect(await notify(second.depositId)).toBe('PENDING_PAYMENT')
    expect(await list()).toMatchObject([{ reason: 'REFERENCE_USED', held: false, account: second.player.account }])
    expect([await second.balance(), await suspense(), await findings()]).toEqual(['0.0000', '0.0000', []])
  })

  it('in another currency can be closed, not credited', async () => {
    const { depositId } = await requestDeposit()
    await notify(depositId, { currency: 'USD' })
    const [payment] = await list()
    expect((await resolve(payment!.id, 'CREDIT')).failure.code).toBe('PAYMENT_NOT_CREDITABLE')
    expect((await resolve(payment!.id, 'CLOSE')).value.payment.state).toBe('CLOSED')
    expect(await findings()).toEqual([])
  })
})
