import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerAccount, ledgerTransfer } from './schema.ts'
import { Failure } from '../failure.ts'
import { inYuan, line, moneyOf, oneNote, openPlayer, refusalOf } from '../testing/player.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { cashOf, houseOf } from './account.ts'
import type { Transfer } from './service.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
})
afterAll(() => gateway.close())

const move = (change: Partial<Transfer> & Pick<Transfer, 'debit' | 'credit'>) => {
  const transfer = { id: randomUUID(), amount: 10n, code: 'ADJUSTMENT', ref: 'r', at: gateway.clock.now(), ...change } as const
  return gateway.database.orm.transaction((tx) => gateway.ledger.transfer(tx, transfer))
}
const findings = async () => (await gateway.books.check()).findings

describe('the ledger', () => {
  it('writes both sides with the balances after', async () => {
    const [a, b] = [await openPlayer(gateway, '0.0100'), await openPlayer(gateway, '0')]
    const row = await move({ debit: cashOf(a.memberId, 'CNY'), credit: cashOf(b.memberId, 'CNY'), amount: 30n })
    expect([row.debitAfter, row.creditAfter, await a.balance(), await b.balance()]).toEqual([70n, 30n, 70n, 30n])
  })

  it('refuses what is not there, and says what remains', async () => {
    const player = await openPlayer(gateway, '0.0100')
    const before = await moneyOf(gateway)
    const short = move({ debit: cashOf(player.memberId, 'CNY'), credit: houseOf('house:gaming', 'CNY'), amount: 101n })
    await expect(short).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', detail: { remaining: '0.0100' } })
    await expect(short).rejects.toBeInstanceOf(Failure)
    await expect(move({ debit: houseOf('suspense', 'CNY'), credit: cashOf(player.memberId, 'CNY'), amount: 0n })).rejects.toThrow(
      'moves nothing',
    )
    await expect(move({ debit: houseOf('suspense', 'CNY'), credit: cashOf(randomUUID(), 'CNY') })).rejects.toThrow('no account')
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('moves once for one id, and refuses the id for anything else', async () => {
    const player = await openPlayer(gateway, '0')
    const entry = { id: randomUUID(), debit: houseOf('suspense', 'CNY'), credit: cashOf(player.memberId, 'CNY') }
    const first = await move(entry)
    expect(await move(entry)).toEqual(first)
    for (const other of [
      { amount: 11n },
      // Between the same accounts, and as large.
      { code: 'ADJUSTMENT_CREDIT' },
      { ref: 'another' },
      { product: 'SSC1' },
      { debit: houseOf('house:promo', 'CNY') },
      { credit: cashOf((await openPlayer(gateway, '0')).memberId, 'CNY') },
    ])
      await expect(move({ ...entry, ...other }), JSON.stringify(Object.keys(other))).rejects.toThrow('other content')
    expect(await player.balance()).toBe(10n)
  })

  it('never changes an entry', async () => {
    await openPlayer(gateway, '1')
    await expect(gateway.database.orm.update(ledgerTransfer).set({ amount: 1n })).rejects.toMatchObject({
      cause: { message: 'ledger_transfer is append-only' },
    })
    await expect(gateway.database.orm.delete(ledgerTransfer)).rejects.toThrow()
  })

  it('keeps its accounts, and writes no entry without both', async () => {
    const { orm } = gateway.database
    const player = await openPlayer(gateway, '1')
    await expect(orm.delete(ledgerAccount).where(eq(ledgerAccount.ownerId, player.memberId))).rejects.toMatchObject({
      cause: { message: 'ledger_account rows stay for ever' },
    })
    const [{ debitId, creditId }] = (await orm.select().from(ledgerTransfer).limit(1)) as [typeof ledgerTransfer.$inferSelect]
    const entry = { amount: 1n, code: 'ADJUSTMENT', ref: 'r', at: gateway.clock.now() } as const
    for (const sides of [
      { debitId, creditId: 999_999n },
      { debitId: 999_999n, creditId },
    ])
      await expect(
        orm.insert(ledgerTransfer).values([
          { ...entry, id: randomUUID(), debitId, creditId },
          { ...entry, ...sides, id: randomUUID() },
        ]),
      ).rejects.toMatchObject({ cause: { code: '23503' } })
    expect(await findings()).toEqual([])
  })

  it('two opposite streams of transfers do not wait for each other in a ring', async () => {
    const [a, b] = [await openPlayer(gateway, '1'), await openPlayer(gateway, '1')]
    const [left, right] = [cashOf(a.memberId, 'CNY'), cashOf(b.memberId, 'CNY')]
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? move({ debit: left, credit: right }) : move({ debit: right, credit: left }))),
    )
    expect([await a.balance(), await b.balance()]).toEqual([10_000n, 10_000n])
    expect(await findings()).toEqual([])
  })

  it('finds a cached balance that its entries do not explain, and a bet that was paid twice', async () => {
    const other = await testGateway(inYuan)
    await other.lottery.tick(SSC_LOTTERIES)
    const player = await openPlayer(other, '100')
    const { bets } = await player.place([line('total-parity', { picks: ['odd', 'even'] })])
    other.clock.advance(60_000)
    await other.lottery.tick(SSC_LOTTERIES)
    expect((await other.books.check()).findings).toEqual([])
    const again = {
      id: randomUUID(),
      debit: houseOf('house:gaming', 'CNY'),
      credit: cashOf(player.memberId, 'CNY'),
      amount: parseUnits('3.9'),
      code: 'PAYOUT',
      ref: bets[0]!.betId,
      at: other.clock.now(),
    } as const
    await other.database.orm.transaction((tx) => other.ledger.transfer(tx, again))
    await other.database.orm.update(ledgerAccount).set({ balance: sql`balance + 1` }).where(eq(ledgerAccount.ownerId, player.memberId))
    const { findings: found, balanced } = await other.books.check()
    expect([balanced, found.length]).toEqual([false, 2])
    expect(found.join()).toMatch(
      /account \d+ holds 1038001 but its entries sum to 1038000.*bet .* is owed a PAYOUT of 39000 and got 78000 in 2/,
    )
    await other.close()
  })
})

type Step =
  | { readonly do: 'bet'; readonly who: number; readonly multiple: number; readonly picks: string[] }
  | { readonly do: 'repeat'; readonly who: number }
  | { readonly do: 'deposit'; readonly who: number; readonly amount: string }
  | { readonly do: 'wait'; readonly seconds: number }

const who = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet'),
      who,
      multiple: fc.integer({ min: 1, max: 12 }),
      picks: fc.subarray(['odd', 'even'], { minLength: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deposit'), who, amount: fc.constantFrom('10', '12.34', '50') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 90 }) }) },
)

describe('whatever happens', () => {
  it('the books balance and every balance is what was put in, staked and won', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await gateway.lottery.tick(SSC_LOTTERIES)
        const players = await Promise.all([0, 1, 2].map(() => openPlayer(gateway, '50')))
        const deposited = [0n, 0n, 0n]
        const last: (() => Promise<unknown>)[] = []
        for (const each of steps) {
          if (each.do === 'wait') {
            gateway.clock.advance(each.seconds * 1000)
            await gateway.lottery.tick(SSC_LOTTERIES)
          } else if (each.do === 'bet') {
            const { numero } = (await gateway.lottery.opened('SSC1')).current!
            const bet = line('total-parity', { picks: each.picks }, { multiple: each.multiple, prizeGroup: 1801 + each.multiple })
            const key = randomUUID()
            const place = () => players[each.who]!.place([bet, oneNote()], { numero, key })
            const refused = await refusalOf(place()).catch(() => undefined)
            if (refused === undefined) last[each.who] = place
            else expect(['INSUFFICIENT_FUNDS', 'ISSUE_CLOSED']).toContain(refused)
          } else if (each.do === 'repeat') {
            await last[each.who]?.()
          } else {
            await gateway.cashier.deposit(players[each.who]!.caller, { method: 'SANDBOX', amount: each.amount }, randomUUID())
            deposited[each.who]! += parseUnits(each.amount)
          }
        }
        gateway.clock.advance(120_000)
        await gateway.lottery.tick(SSC_LOTTERIES)
        for (const [i, player] of players.entries()) {
          const { totals, list } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 100 }, 'EN')
          expect(list.every((bet) => bet.state !== 'WAITING')).toBe(true)
          expect(await player.balance()).toBe(parseUnits('50') + deposited[i]! + parseUnits(totals.net.amount))
        }
        expect(await findings()).toEqual([])
      }),
      { numRuns: 8, seed: 20261121 },
    )
  })
})
