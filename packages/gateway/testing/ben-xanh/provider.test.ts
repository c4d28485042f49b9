import { randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { createDeposit, depositStatus } from '@portico/contract/cashier/deposit-calls'
import { formatUnits } from '@portico/contract/kit/money'
import { addPayee, createWithdrawal, listPayees, withdrawalStatus } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../kit/duration.ts'
import { hashPassword } from '../../kit/password.ts'
import { configuredPayments } from '../../cashier/providers/list.ts'
import { type TestGateway, testGateway } from '../gateway.ts'
import { openPlayer } from '../player.ts'
import { noticeSignature } from './client.ts'
import { benXanh } from './provider.ts'
import { openBank } from './testing/stand-in.ts'

const SECRET = 'a secret of the merchant'
const PASSWORD = '482913'

let provider: Awaited<ReturnType<typeof openBank>>
let gateway: TestGateway
let address: string
beforeAll(async () => {
  provider = await openBank(SECRET)
  const settings = { BEN_XANH_URL: provider.url, BEN_XANH_MERCHANT: 'aurora', BEN_XANH_SECRET: SECRET }
  gateway = await testGateway({ payments: configuredPayments(settings, [benXanh]) })
  address = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  expect(provider.refused).toEqual([])
  await gateway.close()
  await provider.close()
})

/** The provider's notice of an order, over the network. */
const say = async (order: string, status: string, more: Record<string, string> = {}, secret = SECRET) => {
  const { kind, body } = provider.orders.get(order)!
  const form = new URLSearchParams({
    type: kind,
    order,
    txn: `BX-${order.slice(0, 8)}`,
    amount: String(body['amount']),
    currency: 'VND',
    status,
    ...more,
  })
  form.set('sign', noticeSignature(secret, form))
  const answer = await fetch(address + noticePath('ben-xanh'), { method: 'POST', body: form })
  await gateway.cashier.work()
  return [answer.status, await answer.text()]
}

const begin = async (amount = '200000') => {
  const player = await openPlayer(gateway, '0')
  const token = await player.token()
  const answer = await gateway.call(createDeposit, { method: 'BENXANH_BANK', amount }, { token, idempotencyKey: randomUUID() })
  const { depositId } = answer.value
  const view = async () => (await gateway.call(depositStatus, { depositId }, { token })).value.deposit
  return { ...player, token, depositId, view, cash: async () => formatUnits(await player.balance()) }
}

describe('a deposit by bank transfer', () => {
  it('shows where to pay, is credited once by a notice, and is taken back', async () => {
    const { depositId, view, cash } = await begin()
    expect(await view()).toMatchObject({
      state: 'PENDING_PAYMENT',
      page: { qr: `BX|${depositId}`, fields: [{ name: 'BANK', value: 'Hải Âu Bank' }, {}, {}, { name: 'MESSAGE' }] },
    })
    expect((await say(depositId, 'PAID', {}, 'another secret'))[0]).toBe(401)
    expect(await cash()).toBe('0.0000')
    for (let time = 0; time < 2; time++) expect(await say(depositId, 'PAID')).toEqual([200, 'SUCCESS'])
    expect([await cash(), (await view()).state]).toEqual(['200000.0000', 'CREDITED'])
    await say(depositId, 'RETURNED')
    expect([await cash(), (await view()).state]).toEqual(['0.0000', 'REVERSED'])
  })

  it('is found by asking where the notice was lost, and declined with a reason', async () => {
    const lost = await begin()
    Object.assign(provider.orders.get(lost.depositId)!, { status: 'PAID', txn: 'BX-lost' })
    gateway.clock.advance(2 * MINUTE_MS)
    await gateway.cashier.askProviders()
    await gateway.cashier.work()
    expect(await lost.cash()).toBe('200000.0000')
    const declined = await begin()
    await say(declined.depositId, 'REJECTED', { why: 'Ngân hàng từ chối' })
    expect(await declined.view()).toMatchObject({ state: 'FAILED', reason: 'Ngân hàng từ chối' })
  })
})

describe('a withdrawal to a bank', () => {
  const openPayee = async () => {
    const player = await openPlayer(gateway, '5000000')
    const secret = await hashPassword(PASSWORD)
    await gateway.database.orm.transaction((tx) => gateway.withdrawPassword.begin(tx, player.memberId, secret))
    const token = await player.token()
    const account = `1904${BigInt(`0x${randomUUID().slice(0, 8)}`)}`
    const request = { kind: 'BANK', institution: 'HAIAU', account, name: 'Nguyễn Minh Linh' } as const
    const { payeeId } = (await gateway.call(addPayee, request, { token })).value.payee
    gateway.clock.advance(DAY_MS)
    const fresh = await player.token()
    const answer = await gateway.call(
      createWithdrawal,
      { payeeId, amount: '2000000', withdrawPassword: PASSWORD },
      { token: fresh, idempotencyKey: randomUUID() },
    )
    const { withdrawalId } = answer.value
    const view = async () => (await gateway.call(withdrawalStatus, { withdrawalId }, { token: fresh })).value.withdrawal
    return { ...player, account, withdrawalId, view, cash: async () => formatUnits(await player.balance()) }
  }

  it('goes to any bank that a provider pays to, each named once: the preferred provider first', async () => {
    const token = await (await openPlayer(gateway, '0')).token()
    const { institutions } = (await gateway.call(listPayees, {}, { token })).value
    expect(institutions.map(({ code }) => code)).toEqual(['HAIAU', 'RUNG', 'SONGXANH', 'NUIDA', 'MAY'])
  })

  it('is ordered once and paid by a notice', async () => {
    const { withdrawalId, account, view, cash } = await openPayee()
    await gateway.withdrawals.work()
    await gateway.withdrawals.work()
    expect(provider.orders.get(withdrawalId)).toMatchObject({
      times: 1,
      body: { amount: 2_000_000, bank: 'HAIAU', account, holder: 'NGUYEN MINH LINH' },
    })
    expect((await view()).state).toBe('PAYING')
    expect(await say(withdrawalId, 'PAID')).toEqual([200, 'SUCCESS'])
    expect([await cash(), (await view()).state]).toEqual(['3000000.0000', 'PAID'])
  })

  it('is held while the provider is silent, asked after, and given back where it is refused', async () => {
    provider.setDown(true)
    const { withdrawalId, view, cash } = await openPayee()
    await gateway.withdrawals.work()
    expect([await cash(), (await view()).state]).toEqual(['3000000.0000', 'UNKNOWN'])
    provider.setDown(false)
    provider.orders.set(withdrawalId, { kind: 'transfer', body: { amount: 2_000_000, currency: 'VND' }, status: 'REJECTED', times: 0 })
    gateway.clock.advance(2 * MINUTE_MS)
    await gateway.withdrawals.work()
    expect([await cash(), (await view()).state]).toEqual(['5000000.0000', 'REJECTED'])
  })
})
