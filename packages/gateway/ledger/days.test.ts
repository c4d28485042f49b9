import { operatorBooks, sumLedgerDays } from '@portico/contract/operator/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'

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
