import { randomUUID } from 'node:crypto'
import { cancelDeposit, claimDeposit, createDeposit, depositStatus, listDeposits } from '@portico/contract/cashier/deposit-calls'
import { ONE } from '@portico/contract/kit/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPlayer } from '../testing/player.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'
import { signNotice } from './signature.ts'

const { script: provider, connect, reset } = scriptedProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(() => gateway.close())
beforeEach(reset)

const { begin, bodyOf, say, cases } = payingBy(() => gateway)

describe('a notice that was acknowledged by a gateway which ended before it was worked on', () => {
  it('is worked on by whichever gateway looks next, once', async () => {
    const { depositId, balance } = await begin()
    const { raw, headers } = signNotice('new', bodyOf(depositId), gateway.clock.now(), 'stored')
    await gateway.cashier.receive('acme', { raw, headers })
    expect(await balance()).toBe('0.0000')
    const database = await openBeside(gateway.database)
    const next = await testGateway({ database, clock: gateway.clock, integrations: { payments: [connect] } })
    try {
      await Promise.all([next.cashier.work(), gateway.cashier.work(), next.cashier.work()])
      expect(await balance()).toBe('50000.0000')
      expect(await findingsOf(next)).toEqual([])
    } finally {
      await next.close()
      await database.close()
    }
  })
})

describe('a lost notice', () => {
  it('is asked after, and what is paid is credited without it', async () => {
    const { depositId, balance } = await begin()
    const notice = { kind: 'deposit', depositId, providerRef: 'quiet', amount: 50_000n * ONE, currency: 'VND', outcome: 'PAID' } as const
    provider.status = { state: 'SAID', notice }
    gateway.clock.advance(MINUTE_MS - 1)
    await gateway.cashier.askProviders()
    expect(await balance()).toBe('0.0000')
    gateway.clock.advance(1)
    await gateway.cashier.askProviders()
    expect(await balance()).toBe('50000.0000')
  })

  it('of which nobody knows for three days is a case, which closes when the money is told of', async () => {
    const { depositId, balance, view } = await begin()
    provider.status = new Error('no line')
    const dates: string[] = []
    for (const minutes of [1, 5, 30, 360, 1440]) {
      gateway.clock.advance(minutes * MINUTE_MS)
      await gateway.cashier.askProviders()
      dates.push(String((await gateway.cashier.depositDesk.show(depositId, 'EN')).nextAskAt))
    }
    expect([await cases(depositId), new Set(dates).size, (await view()).state]).toEqual([[], 5, 'EXPIRED'])
    gateway.clock.advance(72 * HOUR_MS)
    await gateway.cashier.askProviders()
    expect(await cases(depositId)).toMatchObject([{ reason: 'NO_NEWS', held: false }])
    await say(depositId)
    expect([await cases(depositId), await balance()]).toEqual([[], '50000.0000'])
  })

  it('is asked after at once when the member says that it is paid', async () => {
    const { player, depositId } = await begin()
    const token = await player.token()
    const notice = {
      kind: 'deposit',
      depositId,
      providerRef: `claim-${depositId}`,
      amount: 50_000n * ONE,
      currency: 'VND',
      outcome: 'PAID',
    } as const
    expect((await gateway.call(claimDeposit, { depositId }, { token })).value.deposit.state).toBe('PENDING_PAYMENT')
    provider.status = { state: 'SAID', notice }
    expect((await gateway.call(claimDeposit, { depositId }, { token })).value.deposit.state).toBe('CREDITED')
  })
})

describe('a member’s own deposits', () => {
  it('wait in a list with their sum, of five at most, and another’s are not told of', async () => {
    const { player, depositId } = await begin()
    const token = await player.token()
    const ask = () => gateway.call(createDeposit, { method: 'QR', amount: '1000' }, { token, idempotencyKey: randomUUID() })
    const codes = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status)
    expect(codes.filter((status) => status === 200)).toHaveLength(4)
    const { deposits, waiting } = (await gateway.call(listDeposits, {}, { token })).value
    expect([deposits.length, waiting]).toEqual([5, { count: 5, amount: { amount: '54000.0000', currency: 'VND' } }])
    expect((await ask()).failure).toMatchObject({ code: 'TOO_MANY_DEPOSITS', remaining: '5' })
    const stranger = await (await openPlayer(gateway, '0')).token()
    for (const row of [depositStatus, cancelDeposit, claimDeposit])
      expect((await gateway.call(row, { depositId }, { token: stranger })).failure.code).toBe('DEPOSIT_UNKNOWN')
    expect((await gateway.call(cancelDeposit, { depositId }, { token })).value.deposit).toMatchObject({ state: 'CANCELLED', page: null })
    expect((await ask()).status).toBe(200)
  })

  it('is asked for again under its key after the provider did not answer, and never becomes two', async () => {
    const player = await openPlayer(gateway, '0')
    const token = await player.token()
    const ask = () => gateway.call(createDeposit, { method: 'QR', amount: '1000' }, { token, idempotencyKey: 'one-and-the-same' })
    provider.down = true
    expect((await ask()).failure.code).toBe('UNAVAILABLE')
    provider.down = false
    expect((await ask()).value.state).toBe('PENDING_PAYMENT')
    const { deposits } = (await gateway.call(listDeposits, {}, { token })).value
    expect(deposits.map(({ page }) => page?.qr)).toEqual([`pay ${deposits[0]!.reference}`])
  })
})
