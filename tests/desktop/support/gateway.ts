import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { member } from '@portico/gateway/member/schema'
import type { Config } from '@portico/gateway/config'
import { cashOf, houseOf } from '@portico/gateway/ledger/index'
import { manualClock } from '@portico/gateway/ports/clock'
import { PASSWORD, testGateway } from '@portico/gateway/testing/gateway'

const FIVE_MINUTES = 300_000

interface StartOptions {
  /** Begins as an issue of five minutes opens, so that a slow test has all of it. */
  readonly issueOpens?: boolean
  readonly config?: Partial<Config>
  readonly integrations?: NonNullable<Parameters<typeof testGateway>[0]>['integrations']
}

/** The real gateway, listening in this process, and what a test does behind its counter. */
export const startGateway = async ({ issueOpens = false, config = {}, integrations }: StartOptions = {}) => {
  const ahead = issueOpens ? FIVE_MINUTES - (Date.now() % FIVE_MINUTES) : 0
  // Its hour is the machine's, as the client's is; games are on the origin that its game host listens on.
  const gateway = await testGateway({
    clock: { ...manualClock(new Date()), now: () => new Date(Date.now() + ahead), elapsed: () => performance.now() },
    gameOrigin: null,
    config,
    ...(integrations && { integrations }),
  })
  const url = await gateway.start()
  /** Registers an account and gives it some money. */
  const enrol = async (account: string, balance: string) => {
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
    return { row, account, password: PASSWORD }
  }
  const promote = async ({ row }: Pick<Awaited<ReturnType<typeof enrol>>, 'row'>): Promise<void> => {
    const [type = 0] = gateway.config.agentTypes
    await gateway.database.orm.update(member).set({ type }).where(eq(member.id, row.id))
  }
  return {
    gateway,
    url,
    /** A member with a password and some money. */
    member: (account: string, balance = '1000000') => enrol(account, balance),
    /** An agent of the first of the brand's agent types. */
    agent: async (account: string) => {
      const agent = await enrol(account, '1000000')
      await promote(agent)
      return agent
    },
    /** Makes a member one. */
    promote,
    bets: (): Promise<number> => gateway.database.orm.$count(bet),
    close: () => gateway.close(),
  }
}
export type RealGateway = Awaited<ReturnType<typeof startGateway>>
