import { createHmac, randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConnectPaymentProvider } from '../ports/payment-provider.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'
import { createCashier } from './service.ts'

const KEY = 'a key of the provider'
const sign = (form: string): string => createHmac('sha512', KEY).update(form).digest('base64')

/** Notices as a form with its signature in a header, and `OK` for an answer. */
const formProvider =
  (name: string, ...methods: string[]): ConnectPaymentProvider =>
  () => ({
    name,
    methods: methods.map((method) => ({
      method,
      names: { EN: method },
      bounds: { VND: { min: ONE, max: 1_000_000n * ONE } },
      sandbox: false,
    })),
    create: async () => undefined,
    parse: async (raw, headers) => {
      const body = Buffer.from(raw).toString('utf8')
      if (headers['x-acme-signature'] !== sign(body)) return undefined
      const form = new URLSearchParams(body)
      return {
        kind: 'deposit',
        depositId: form.get('order') ?? '',
        providerRef: form.get('trade') ?? '',
        amount: BigInt(form.get('cents') ?? '0') * (ONE / 100n),
        currency: form.get('currency') ?? '',
        outcome: form.get('status') === '1' ? 'PAID' : 'DECLINED',
      }
    },
    acknowledgement: { type: 'text/plain; charset=utf-8', body: 'OK' },
  })
const acme = formProvider('acme', 'ACME_CARD', 'ACME_BANK')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [acme, formProvider('other', 'OTHER')] } })
})
afterAll(() => gateway.close())

const notify = async (fields: Record<string, string>, signature?: string, provider = 'acme') => {
  const form = new URLSearchParams(fields).toString()
  const answer = await gateway.app.inject({
    method: 'POST',
    url: noticePath(provider),
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-acme-signature': signature ?? sign(form) },
  })
  await gateway.cashier.work()
  return answer
}

/** A deposit that was asked for, and the notice that says it is paid. */
const requestDeposit = async (method = 'ACME_CARD') => {
  const player = await openPlayer(gateway, '0')
  const { depositId, state } = await gateway.cashier.deposit(player.caller, { method, amount: '50000' }, randomUUID())
  expect(state).toBe('PENDING_PAYMENT')
  return { player, paid: { order: depositId, trade: randomUUID(), cents: '5000000', currency: 'VND', status: '1' } }
}

describe('a provider with a form of its own', () => {
  it.each(['ACME_CARD', 'ACME_BANK'])('is heard in it, once, and gets the answer that it takes for a yes: %s', async (method) => {
    const { player, paid } = await requestDeposit(method)
    for (let time = 0; time < 2; time++) {
      const answer = await notify(paid)
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/plain; charset=utf-8', 'OK'])
    }
    expect(formatUnits(await player.balance())).toBe('50000.0000')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('is not believed with another signature, under another name or about what is not its own', async () => {
    const { player, paid } = await requestDeposit()
    const other = await requestDeposit('OTHER')
    const bank = await requestDeposit('ACME_BANK')
    await notify(bank.paid)
    const answers = [
      await notify(paid, sign('something else')),
      await notify(paid, undefined, 'nobody'),
      await notify(paid, undefined, 'other'),
      await notify(other.paid),
      await notify({ ...paid, order: 'no-id' }),
      await notify({ ...paid, trade: bank.paid.trade }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200, 200, 200, 200])
    const { list } = await gateway.cashier.unmatched.list({ state: 'OPEN' })
    expect(list.map(({ reason }) => reason).toSorted()).toEqual(['REFERENCE_USED', 'UNKNOWN_DEPOSIT', 'UNKNOWN_DEPOSIT', 'UNKNOWN_DEPOSIT'])
    expect([await player.balance(), await other.player.balance()]).toEqual([0n, 0n])
  })

  it('credits nothing when it declines, and a payment of nothing is refused', async () => {
    const { player, paid } = await requestDeposit()
    expect((await notify({ ...paid, status: '0', cents: '0' })).body).toBe('OK')
    expect((await notify({ ...paid, cents: '0' })).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(await player.balance()).toBe(0n)
  })
})

it.each([
  ['the name of another', [acme, acme], 'two payment providers are named acme'],
  ['a method of another', [acme, formProvider('copy', 'ACME_CARD')], 'two payment methods have one name'],
])('a provider with %s is refused at the start', (_, payments, message) => {
  expect(() =>
    createCashier(gateway.platform, {
      ledger: gateway.ledger,
      turnover: gateway.turnover,
      depositAllowed: gateway.control.depositAllowed,
      payments,
    }),
  ).toThrow(message)
})
