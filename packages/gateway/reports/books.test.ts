import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerTransfer } from '../ledger/schema.ts'
import { openPlayer } from '../testing/player.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { cashOf, houseOf } from '../ledger/index.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

describe('the books [WALLET-01]', () => {
  it('know why every transfer was made', async () => {
    const { memberId, caller } = await openPlayer(gateway, '1')
    const before = await gateway.books.check()
    expect(before).toMatchObject({ balanced: true, findings: [] })

    const bonus = {
      id: randomUUID(),
      debit: houseOf('house:promo', caller.currency),
      credit: cashOf(memberId, caller.currency),
      amount: 1n,
      code: 'BONUS',
      ref: 'r',
      at: gateway.clock.now(),
    }
    const post = gateway.database.orm.transaction((tx) => gateway.ledger.transfer(tx, bonus))
    await expect(post).rejects.toThrow('which no area declares')
    expect(await gateway.books.check()).toEqual(before)

    // The database takes any code, so that a new feature needs no migration; the books notice one that nobody declares.
    const [{ seq: _, ...first }] = (await gateway.database.orm.select().from(ledgerTransfer).limit(1)) as [
      typeof ledgerTransfer.$inferSelect,
    ]
    const [debitId, creditId] = await Promise.all([
      gateway.ledger.houseAccount('house:promo', caller.currency),
      gateway.ledger.houseAccount('suspense', caller.currency),
    ])
    await gateway.database.orm
      .insert(ledgerTransfer)
      .values({ ...first, id: randomUUID(), debitId, creditId, debitAfter: null, creditAfter: null, code: 'BONUS' })
    expect((await gateway.books.check()).findings).toEqual(['1 transfers have the code BONUS, which no area declares'])
  })
})
