import { randomUUID } from 'node:crypto'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposit } from '../cashier/schema.ts'
import { Failure } from '../failure.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { cashOf, houseOf, openAccount } from '../ledger/index.ts'
import { session } from '../session/schema.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { limitedPlayer, nextDay } from '../testing/limits.ts'
import { inYuan, refusalOf } from '../testing/player.ts'
import { playLimit } from './schema.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
})
afterAll(() => gateway.close())
beforeEach(() => nextDay(gateway))

const enter = (balance?: string) => limitedPlayer(gateway, balance)

describe('a higher limit', () => {
  it('comes of a second yes alone, a day later and within a week: no read, no sweep and no time raises it', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '2')
    await player.set('STAKE', 'DAY', '100')
    const { limit, raise } = await player.cell('STAKE', 'DAY')
    expect([limit, raise?.to]).toEqual(['2.0000', '100.0000'])
    const early = (await player.confirm('STAKE', 'DAY')).failure
    expect([early.code, early.retryAfter]).toEqual(['RAISE_TOO_EARLY', 24 * 3600])
    gateway.clock.advance(DAY_MS - 1)
    await player.again()
    expect((await player.confirm('STAKE', 'DAY')).failure.code).toBe('RAISE_TOO_EARLY')
    // However often it is looked at.
    for (let day = 0; day < 6; day++) {
      gateway.clock.advance(DAY_MS)
      await player.again()
      expect((await player.cell('STAKE', 'DAY')).limit).toBe('2.0000')
    }
    expect((await player.confirm('STAKE', 'DAY')).status).toBe(200)
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({ limit: '100.0000', raise: null })
    expect(await player.history()).toEqual(['RAISE_CONFIRMED', 'RAISE_REQUESTED', 'LIMIT_SET'])
  })

  it('[MEMBER-01] waits for its owner from when the second yes may be given until it lapses, and every tab hears of it', async () => {
    const player = await enter()
    const waiting = async () => {
      await player.again()
      const { items } = await player.waiting()
      return items.filter(({ kind }) => kind === 'LIMIT_RAISE')
    }
    const newsCount = async () =>
      (await gateway.committedEvents('waiting.changed')).filter(({ target }) => target === player.memberId).length
    await player.set('STAKE', 'DAY', '2')
    await player.set('STAKE', 'DAY', '100')
    await player.set('LOSS', 'DAY', '2')
    await player.set('LOSS', 'DAY', '100')
    const lapses = (await player.cell('STAKE', 'DAY')).raise!.lapsesAt
    expect(await waiting()).toEqual([])
    gateway.clock.advance(DAY_MS)
    const before = await newsCount()
    await gateway.jobs.runDue()
    expect(await newsCount()).toBeGreaterThan(before)
    expect(await waiting()).toEqual([{ kind: 'LIMIT_RAISE', section: 'limits', count: 2, amount: null, until: lapses, badge: true }])
    await player.again()
    await player.confirm('STAKE', 'DAY')
    expect(await waiting()).toMatchObject([{ count: 1 }])
    gateway.clock.advance(6 * DAY_MS)
    expect(await waiting()).toEqual([])
  })

  it('lapses after a week', async () => {
    const player = await enter()
    await player.set('LOSS', 'MONTH', '20')
    await player.set('LOSS', 'MONTH', null)
    expect((await player.cell('LOSS', 'MONTH')).raise).toMatchObject({ to: null })
    gateway.clock.advance(7 * DAY_MS)
    await player.again()
    expect((await player.confirm('LOSS', 'MONTH')).failure.code).toBe('RAISE_UNKNOWN')
    expect(await player.cell('LOSS', 'MONTH')).toMatchObject({ limit: '20.0000', raise: null })
  })

  it('asks who it is before the second yes', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '2')
    await player.set('STAKE', 'DAY', '3')
    gateway.clock.advance(DAY_MS)
    await player.again()
    await gateway.database.orm
      .update(session)
      .set({ authenticatedAt: new Date(gateway.clock.now().getTime() - HOUR_MS) })
      .where(eq(session.memberId, player.memberId))
    expect((await player.confirm('STAKE', 'DAY')).failure.code).toBe('REAUTHENTICATE')
    await player.again()
    expect((await player.confirm('STAKE', 'DAY')).status).toBe(200)
  })

  it('is taken back by keeping the limit, by a lower one, and begins its day anew with a newer request', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '10')
    await player.set('STAKE', 'DAY', '20')
    await player.keep('STAKE', 'DAY')
    expect((await player.cell('STAKE', 'DAY')).raise).toBeNull()
    expect((await player.keep('STAKE', 'DAY')).failure.code).toBe('RAISE_UNKNOWN')
    await player.set('STAKE', 'DAY', '20')
    gateway.clock.advance(HOUR_MS)
    await player.again()
    await player.set('STAKE', 'DAY', '30')
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({
      limit: '10.0000',
      raise: { to: '30.0000', requestedAt: gateway.clock.now().toISOString() },
    })
    await player.set('STAKE', 'DAY', '5')
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({ limit: '5.0000', raise: null })
  })

  it('is refused by the database itself where nobody has said yes', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '10')
    const { orm } = gateway.database
    await expect(
      orm
        .update(playLimit)
        .set({ amount: 20n ** 9n })
        .where(eq(playLimit.memberId, player.memberId)),
    ).rejects.toThrow()
    await expect(orm.delete(playLimit).where(eq(playLimit.memberId, player.memberId))).rejects.toThrow()
    expect((await player.cell('STAKE', 'DAY')).limit).toBe('10.0000')
  })
})

describe('a deposit limit', () => {
  const pay = (player: { caller: { memberId: string; currency: string } }, amount: string) =>
    gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount }, randomUUID())

  /** The first way to pay in, and the least it takes in whole units. */
  const cheapest = async ({ caller }: { caller: { memberId: string; currency: string } }) => {
    const { method, min } = (await gateway.cashier.methods(caller, 'EN')).methods[0]!
    return { method, unit: BigInt(min.amount.split('.')[0]!) }
  }

  it('lets one of two deposits of 60 in against 100, and counts one that waits until it has run out', async () => {
    const player = await enter('0')
    const { method, unit } = await cheapest(player)
    await player.set('DEPOSIT', 'DAY', String(unit * 100n))
    const both = await Promise.all(
      [0, 1].map(() =>
        gateway.cashier.deposit(player.caller, { method, amount: String(unit * 60n) }, randomUUID()).catch((error: unknown) => error),
      ),
    )
    expect(both.filter((each) => each instanceof Failure)).toMatchObject([
      { code: 'DEPOSIT_LIMIT_REACHED', detail: { remaining: `${unit * 40n}.0000`, reason: 'DAY' } },
    ])
    await pay(player, String(unit * 40n))
    const more = await gateway.call(createDeposit, { method, amount: String(unit) }, { token: await player.token() })
    expect(more.failure.code).toBe('DEPOSIT_LIMIT_REACHED')
    expect(await player.cell('DEPOSIT', 'DAY')).toMatchObject({ remaining: '0.0000' })
    const later = new Date(gateway.clock.now().getTime() + HOUR_MS)
    const waits = { state: 'PENDING_PAYMENT', expiresAt: later } as const
    await enterWaiting(player.memberId, { ...waits, amount: parseUnits(String(unit)) })
    expect(await player.cell('DEPOSIT', 'DAY')).toMatchObject({ used: `${unit * 101n}.0000` })
    gateway.clock.advance(HOUR_MS)
    await player.again()
    expect(await player.cell('DEPOSIT', 'DAY')).toMatchObject({ used: `${unit * 100n}.0000` })
  })

  const enterWaiting = (memberId: string, more: { state: 'PENDING_PAYMENT'; expiresAt: Date; amount: bigint }) =>
    gateway.database.orm
      .insert(deposit)
      .values({ id: randomUUID(), memberId, method: 'SANDBOX', currency: 'CNY', createdAt: gateway.clock.now(), ...more })

  it('is gross: what is withdrawn makes no room', async () => {
    const player = await enter('0')
    const { unit } = await cheapest(player)
    await player.set('DEPOSIT', 'MONTH', String(unit * 10n))
    await pay(player, String(unit * 10n))
    const [cash, pending, clearing] = [
      cashOf(player.memberId, 'CNY'),
      { owner: player.memberId, kind: 'player:pending', currency: 'CNY' } as const,
      houseOf('provider:clearing', 'CNY'),
    ]
    await gateway.database.orm.transaction(async (tx) => {
      await openAccount(tx, pending)
      const common = { amount: parseUnits(String(unit * 10n)), ref: player.memberId, at: gateway.clock.now() }
      await gateway.ledger.transfer(tx, { ...common, id: randomUUID(), debit: cash, credit: pending, code: 'WITHDRAWAL_HOLD' })
      await gateway.ledger.transfer(tx, { ...common, id: randomUUID(), debit: pending, credit: clearing, code: 'WITHDRAWAL' })
    })
    expect(await refusalOf(pay(player, String(unit)))).toBe('DEPOSIT_LIMIT_REACHED')
    const { netDeposits } = await gateway.control.overview(player.caller, null)
    expect(netDeposits).toHaveLength(6)
    expect(netDeposits.at(-1)?.amount.amount).toBe('0.0000')
  })
})
