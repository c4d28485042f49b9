import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/money'
import { bet } from '../../../gateway/db/schema/index.ts'
import { cashOf, houseOf } from '../../../gateway/ledger/service.ts'
import { manualClock } from '../../../gateway/ports/clock.ts'
import { PASSWORD, testGateway } from '../../../gateway/testing/gateway.ts'

/** The real gateway, listening in this process, and what a test does behind its counter. */
export const startGateway = async () => {
  // Its hour is the machine's, as the client's is.
  const gateway = await testGateway({ clock: { ...manualClock(new Date()), now: () => new Date() } })
  const url = await gateway.start()
  return {
    gateway,
    url,
    /** A member with a password and some money. */
    member: async (account: string, balance = '1000000'): Promise<{ account: string; password: string }> => {
      await gateway.register(account)
      const row = await gateway.members.byAccount(account)
      if (!row) throw new Error(`${account} was not registered`)
      await gateway.database.orm.transaction((tx) =>
        gateway.ledger.transfer(tx, {
          id: randomUUID(),
          debit: houseOf('suspense', row.currency),
          credit: cashOf(row.id, row.currency),
          amount: parseUnits(balance),
          code: 'ADJUSTMENT',
          ref: row.id,
          at: gateway.clock.now(),
        }),
      )
      return { account, password: PASSWORD }
    },
    bets: (): Promise<number> => gateway.database.orm.$count(bet),
    close: () => gateway.close(),
  }
}
export type RealGateway = Awaited<ReturnType<typeof startGateway>>
