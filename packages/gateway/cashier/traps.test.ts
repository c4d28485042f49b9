import { randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { ONE } from '@portico/contract/kit/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'
import { isSigned, readNotice, signNotice } from './signature.ts'

const { script: provider, connect, reset } = scriptedProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(() => gateway.close())
beforeEach(reset)

const { begin, bodyOf, send, say, cases } = payingBy(() => gateway)

describe('a notice is believed by its bytes alone', () => {
  test('the vector of Standard Webhooks', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const raw = Buffer.from('{"test": 2432232314}')
    expect(isSigned([secret], { raw, headers }, new Date(1_614_265_330_000))).toBe(true)
  })

  it('takes two keys while they are changed, and a list of signatures', async () => {
    for (const secret of ['new', 'old']) {
      const { depositId, balance } = await begin()
      expect((await send(bodyOf(depositId), { secret })).statusCode).toBe(200)
      await gateway.cashier.work()
      expect(await balance()).toBe('50000.0000')
    }
    const now = gateway.clock.now()
    expect(isSigned(['new'], signNotice(['other', 'new'], 'x', now, 'n'), now)).toBe(true)
    provider.secrets = ['new']
    expect((await send(bodyOf(randomUUID()), { secret: 'old' })).statusCode).toBe(401)
  })

  it('refuses a replay after six minutes, a flipped byte, a field named twice, broken UTF-8, and another provider’s address', async () => {
    const { depositId, balance } = await begin()
    const late = new Date(gateway.clock.now().getTime() - 6 * MINUTE_MS)
    const signed = signNotice('new', bodyOf(depositId), gateway.clock.now(), 'n')
    const flipped = Buffer.from(signed.raw)
    flipped[5]! ^= 1
    const twice = bodyOf(depositId).replace('"amount":"50000"', '"amount":"1","amount":"50000"')
    const broken = Buffer.concat([Buffer.from(bodyOf(depositId).slice(0, -2)), Buffer.from([0xff, 0x22, 0x7d])])
    const headers = { ...(signed.headers as Record<string, string>), 'content-type': 'application/json' }
    const answers = [
      await send(bodyOf(depositId), { at: late }),
      await gateway.app.inject({ method: 'POST', url: noticePath('acme'), payload: flipped, headers }),
      await send(twice),
      await send(broken),
      await send(bodyOf(depositId), {}, 'other'),
    ]
    await gateway.cashier.work()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    expect(await balance()).toBe('0.0000')
    expect(readNotice(Buffer.from(bodyOf(depositId, { payoutId: depositId })))).toBeUndefined()
  })

  it('is stored once however often it comes, acknowledged before it is worked on, and worked on later if need be', async () => {
    const { depositId, balance, view } = await begin()
    // Whatever delays the work, the provider has its answer.
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(bodyOf(depositId))))
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ success: true, value: { received: true } })))
    await gateway.cashier.work()
    expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
    const story = await gateway.cashier.depositDesk.show((await view()).reference, 'EN')
    expect(story.notices).toHaveLength(1)
    expect(story.postings.map(({ code }) => code)).toEqual(['DEPOSIT'])
  })
})

describe('whatever the order', () => {
  it.each([
    ['the same reference', {}],
    ['another reference', { providerRef: 'another' }],
  ])('DECLINED and then PAID under %s is credited once', async (_, more) => {
    const { depositId, balance, view } = await begin()
    await say(depositId, { outcome: 'DECLINED', reason: 'Daily limit of your bank' })
    expect(await view()).toMatchObject({ state: 'FAILED', reason: 'Daily limit of your bank' })
    const providerRef = `${randomUUID()}`
    await say(depositId, 'providerRef' in more ? { providerRef } : {})
    await say(depositId, { outcome: 'DECLINED', providerRef: 'third' })
    expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
  })

  it.each([
    ['amount', { amount: '49999' }],
    ['fourth decimal', { amount: '49999.9999' }],
    ['currency with the same digits', { currency: 'USD' }],
  ])('another %s goes to review with both figures, moves nothing, and is credited once by the operator', async (_, more) => {
    const { depositId, balance, view } = await begin()
    await say(depositId, more)
    await say(depositId, more)
    const arrived = {
      amount: '50000.0000',
      currency: 'VND',
      ...more,
      ...('amount' in more ? { amount: Number(more.amount).toFixed(4) } : {}),
    }
    expect(await view()).toMatchObject({ state: 'REVIEW', amount: { amount: '50000.0000' }, arrived })
    expect(await balance()).toBe('0.0000')
    const [open, ...none] = await cases(depositId)
    expect(none).toEqual([])
    if (!('amount' in more)) return
    for (const person of ['anna', 'binh'])
      await gateway.cashier.unmatched.resolve({ id: open!.id, action: 'CREDIT', note: 'as it came' }, person)
    expect(await balance()).toBe(arrived.amount)
    expect(await view()).toMatchObject({ credited: { amount: arrived.amount } })
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('money that comes after the time was over, or after the member gave up, is credited once', async () => {
    for (const end of ['EXPIRED', 'CANCELLED'] as const) {
      const { player, depositId, balance, view } = await begin()
      if (end === 'CANCELLED') await gateway.cashier.cancel(player.caller, depositId, 'EN')
      gateway.clock.advance(16 * MINUTE_MS)
      await gateway.cashier.askProviders()
      expect((await view()).state).toBe(end)
      await say(depositId)
      expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
    }
  })

  it('what is taken back comes from the balance, and the rest is owed and collected from what is given, not from a deposit', async () => {
    const { player, depositId, balance, view } = await begin('CARD')
    await say(depositId)
    expect(await balance()).toBe('48750.0000')
    const sideOf = (kind: 'suspense' | 'player:cash') => ({ owner: kind === 'suspense' ? null : player.memberId, kind, currency: 'VND' })
    const adjust = (from: 'suspense' | 'player:cash', to: 'suspense' | 'player:cash', amount: bigint) =>
      gateway.database.orm.transaction((tx) =>
        gateway.ledger.transfer(tx, {
          id: randomUUID(),
          debit: sideOf(from),
          credit: sideOf(to),
          amount: amount * ONE,
          code: 'ADJUSTMENT',
          ref: 'by hand',
          at: gateway.clock.now(),
        }),
      )
    await adjust('player:cash', 'suspense', 40_000n)
    await say(depositId, { outcome: 'REVERSED' })
    await say(depositId, { outcome: 'REVERSED' })
    expect([await balance(), (await view()).state]).toEqual(['0.0000', 'REVERSED'])
    const next = await gateway.cashier.deposit(player.caller, { method: 'QR', amount: '50000' }, randomUUID())
    await say(next.depositId)
    expect(await balance()).toBe('50000.0000')
    // 48,750 came in and 40,000 were spent; 50,000 were taken back and their fee of 1,250 given back.
    await adjust('suspense', 'player:cash', 45_000n)
    expect(await balance()).toBe('55000.0000')
    expect((await gateway.books.check()).findings).toEqual([])
    expect((await gateway.committedEvents('deposit.changed')).length).toBeGreaterThan(0)
  })
})
