import { operatorBooks, sumLedgerDays } from '@portico/contract/operator/calls'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { DAY_MS } from '../kit/duration.ts'
import { rowsOf } from '../db/rows.ts'
import { openPlayer } from '../testing/player.ts'
import { cashOf, houseOf } from './index.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('a sum of a day that is not that of its entries is found by the books, and summed anew', async () => {
  const finance = await gateway.operatorNamed('fin', 'finance')
  await openPlayer(gateway, '25')
  expect((await gateway.call(operatorBooks, {}, finance)).value.balanced).toBe(true)
  await gateway.database.orm.execute(sql`update ledger_day set credits = credits + 1`)
  const { findings } = (await gateway.call(operatorBooks, {}, finance)).value
  expect(findings.join()).toMatch(/account \d+ on 2026-11-21: ADJUSTMENT .*250001 in and 0 out in 1 movements, its entries to 250000/)
  expect((await gateway.call(sumLedgerDays, {}, finance)).value).toEqual({ changed: 1 })
  expect((await gateway.call(operatorBooks, {}, finance)).value.balanced).toBe(true)
})

test('[II.e] what is posted for a day that is over, in parts and out of order, is in the sums of that day at once', async () => {
  const { memberId } = await openPlayer(gateway, '10')
  const post = (daysAgo: number, amount: bigint, code: 'PAYOUT' | 'REFUND') =>
    gateway.database.orm.transaction((tx) =>
      gateway.ledger.post(
        tx,
        [
          {
            id: randomUUID(),
            debit: houseOf('house:gaming', 'VND'),
            credit: cashOf(memberId, 'VND'),
            amount,
            code,
            ref: 'r',
            product: 'SSC1',
          },
          { id: randomUUID(), debit: cashOf(memberId, 'VND'), credit: houseOf('house:gaming', 'VND'), amount: 1n, code: 'STAKE', ref: 'r' },
        ],
        new Date(gateway.clock.now().getTime() - daysAgo * DAY_MS),
      ),
    )
  await post(1, 50n, 'PAYOUT')
  await post(40, 70n, 'REFUND')
  await post(1, 20n, 'PAYOUT')
  const sums = await rowsOf<{ day: string; code: string; credits: string; movements: number }>(
    gateway.database.orm,
    sql`select day::text, code, credits::text, movements from ledger_day where product = 'SSC1' and account_id =
      (select id from ledger_account where owner_id = ${memberId}::uuid and kind = 'player:cash') order by day`,
  )
  expect(sums).toEqual([
    { day: '2026-10-12', code: 'REFUND', credits: '70', movements: 1 },
    { day: '2026-11-20', code: 'PAYOUT', credits: '70', movements: 2 },
  ])
  expect((await gateway.books.check()).findings).toEqual([])
})
