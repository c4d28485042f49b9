import { randomUUID } from 'node:crypto'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { getBalance } from '@portico/contract/cashier/calls'
import { cancelDeposit, createDeposit, depositMethods } from '@portico/contract/cashier/deposit-calls'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deposit } from './schema.ts'
import { setting } from '../db/schema.ts'
import { moneyOf, openPlayer } from '../testing/player.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { type Notice, signNotice } from './signature.ts'
import { createCashier } from './service.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const secret = async () =>
  String((await gateway.database.orm.select().from(setting).where(eq(setting.key, 'cashier.sandbox-secret')))[0]?.value)

/** A deposit nobody has confirmed yet. */
const pending = async (memberId: string, amount = '50000') => {
  const id = randomUUID()
  await gateway.database.orm.insert(deposit).values({
    id,
    memberId,
    method: 'SANDBOX',
    amount: parseUnits(amount),
    currency: 'VND',
    state: 'PENDING_PAYMENT',
    createdAt: gateway.clock.now(),
  })
  return id
}

const noticeOf = (depositId: string, more: Partial<Notice> = {}): Notice => ({
  providerRef: `ref-${depositId}`,
  depositId,
  amount: '50000',
  currency: 'VND',
  outcome: 'PAID',
  ...more,
})

const send = async (notice: Notice, { key, at = gateway.clock.now(), raw }: { key?: string; at?: Date; raw?: Uint8Array } = {}) => {
  const signed = signNotice(key ?? (await secret()), JSON.stringify(notice), at, 'a-notice')
  const answer = await gateway.app.inject({
    method: 'POST',
    url: noticePath('SANDBOX'),
    payload: Buffer.from(raw ?? signed.raw),
    headers: { 'content-type': 'application/json', ...(signed.headers as Record<string, string>) },
  })
  await gateway.cashier.work()
  return answer
}

const stateOf = async (id: string) => (await gateway.database.orm.select().from(deposit).where(eq(deposit.id, id)))[0]?.state

describe('paying in through the sandbox', () => {
  it('credits at once, and the same key credits once [CONFIG-02]', async () => {
    const player = await openPlayer(gateway, '0')
    const token = await player.token()
    const { methods } = (await gateway.call(depositMethods, {}, { token, language: 'TY' })).value
    expect(methods[0]).toEqual({
      method: 'SANDBOX',
      name: 'Nạp thử',
      min: { amount: '10000.0000', currency: 'VND' },
      max: { amount: '500000000.0000', currency: 'VND' },
      sandbox: true,
      closed: false,
      kind: 'OTHER',
      fee: 0,
      minutes: 0,
    })
    const ask = () => gateway.call(createDeposit, { method: 'SANDBOX', amount: '1000000' }, { token, idempotencyKey: 'the-same-key' })
    const first = (await ask()).value
    expect(first).toMatchObject({ state: 'CREDITED', balance: { amount: '1000000.0000' } })
    expect((await ask()).value).toEqual(first)
    expect((await gateway.call(getBalance, {}, { token })).value).toMatchObject({
      balance: { amount: '1000000.0000', currency: 'VND' },
      currencySymbol: '₫',
    })
    // What has come is not given up any more.
    expect((await gateway.call(cancelDeposit, { depositId: first.depositId }, { token })).failure.code).toBe('DEPOSIT_OVER')
    const other = await gateway.call(createDeposit, { method: 'SANDBOX', amount: '2000000' }, { token, idempotencyKey: 'the-same-key' })
    expect(other.failure.code).toBe('IDEMPOTENCY_CONFLICT')
    const unknown = await gateway.call(createDeposit, { method: 'NOBODYS', amount: '1000000' }, { token })
    expect(unknown.failure.code).toBe('METHOD_UNKNOWN')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('credits once when the same key comes ten times at once', async () => {
    const player = await openPlayer(gateway, '0')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '20000' }, 'the-same-key')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(formatUnits(await player.balance())).toBe('20000.0000')
  })

  it('answers a repeat as before when the method is no longer offered', async () => {
    const { caller } = await openPlayer(gateway, '0')
    const request = { method: 'SANDBOX', amount: '20000' }
    const first = await gateway.cashier.deposit(caller, request, 'kept')
    const closed = createCashier(gateway.platform, {
      ledger: gateway.ledger,
      turnover: gateway.turnover,
      depositAllowed: gateway.control.depositAllowed,
      payments: [],
    })
    expect(await closed.deposit(caller, request, 'kept')).toEqual(first)
    await expect(closed.deposit(caller, request, 'new')).rejects.toMatchObject({ code: 'METHOD_UNKNOWN' })
  })

  it.each([
    ['below the least', { method: 'SANDBOX', amount: '9999' }, 'AMOUNT_OUT_OF_RANGE', '10000.0000'],
    ['above the most', { method: 'SANDBOX', amount: '500000001' }, 'AMOUNT_OUT_OF_RANGE', '500000000.0000'],
    ['by an unknown method', { method: 'GOLD', amount: '20000' }, 'METHOD_UNKNOWN', undefined],
  ])('refuses a deposit %s', async (_, request, code, remaining) => {
    const player = await openPlayer(gateway, '0')
    const before = await moneyOf(gateway)
    const { failure } = await gateway.call(createDeposit, request, { token: await player.token() })
    expect([failure.code, failure.remaining]).toEqual([code, remaining])
    expect(await moneyOf(gateway)).toEqual(before)
  })
})

describe('the provider’s notice', () => {
  it('credits once, however often and however many at a time it comes', async () => {
    const player = await openPlayer(gateway, '0')
    await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '10000' }, 'makes-the-secret')
    const id = await pending(player.memberId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(noticeOf(id))))
    expect(answers.map((each) => each.json())).toEqual(Array.from({ length: 5 }, () => ({ success: true, value: { received: true } })))
    expect(await stateOf(id)).toBe('CREDITED')
    expect(formatUnits(await player.balance())).toBe('60000.0000')
  })

  it('is not believed when it is unsigned, altered or old', async () => {
    const player = await openPlayer(gateway, '0')
    const id = await pending(player.memberId)
    const before = await moneyOf(gateway)
    const notice = noticeOf(id)
    const late = new Date(gateway.clock.now().getTime() - 301_000)
    const wrong = [
      await send(notice, { key: 'another secret' }),
      await send(notice, { raw: Buffer.from(JSON.stringify({ ...notice, amount: '60000' })) }),
      await send(notice, { at: late }),
      await gateway.app.inject({ method: 'POST', url: noticePath('SANDBOX'), payload: notice }),
    ]
    expect(wrong.map((each) => [each.statusCode, each.json<{ code: string }>().code])).toEqual(
      Array.from({ length: 4 }, () => [401, 'SIGNATURE_INVALID']),
    )
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it.each([
    ['declines', { outcome: 'DECLINED' }, 'FAILED'],
    ['names another amount', { amount: '49999.9999' }, 'REVIEW'],
    ['names another currency', { currency: 'USD' }, 'REVIEW'],
  ] as const)('credits nothing when it %s, until it says that all is paid', async (_, more, state) => {
    const player = await openPlayer(gateway, '0')
    const id = await pending(player.memberId)
    for (let time = 0; time < 2; time += 1) await send(noticeOf(id, more))
    expect(await stateOf(id)).toBe(state)
    expect(await player.balance()).toBe(0n)
    expect((await gateway.books.check()).findings).toEqual([])
    for (let time = 0; time < 2; time += 1) await send(noticeOf(id))
    expect(await stateOf(id)).toBe('CREDITED')
    expect(formatUnits(await player.balance())).toBe('50000.0000')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('cannot use one reference for two deposits, nor name a deposit that is none', async () => {
    const player = await openPlayer(gateway, '0')
    const [one, two] = [await pending(player.memberId), await pending(player.memberId)]
    await send(noticeOf(one, { providerRef: 'shared' }))
    await send(noticeOf(two, { providerRef: 'shared' }))
    await send(noticeOf(randomUUID()))
    expect(await stateOf(two)).toBe('PENDING_PAYMENT')
    const { list } = await gateway.cashier.unmatched.list({ state: 'OPEN' })
    expect(list.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['REFERENCE_USED', 'UNKNOWN_DEPOSIT']))
    expect(formatUnits(await player.balance())).toBe('50000.0000')
  })
})
