import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { setWithdrawPassword } from '@portico/contract/member/calls'
import { cashOf, houseOf } from '../ledger/index.ts'
import { addSlots, slotRow } from './games.ts'
import { PASSWORD, testGateway, type TestOptions } from './gateway.ts'
import { testTeam } from './team.ts'

/** The withdraw password of who has one here. */
export const SECOND = 'second 246810'
export const BOUNDS = { open: true, min: '10000', max: '500000', daily: '900000' }
const ACCOUNTS = ['boss', 'rival', 'linh88', 'nam79', 'stranger']

/** Two lines: `linh88` and `nam79` below `boss`, `stranger` below `rival`. `linh88` and `boss` have money and a withdraw password. */
export const transferLine = async (options: TestOptions = {}) => {
  const gateway = await testGateway(options)
  const row = slotRow(1)
  await addSlots(gateway, row)
  const vendor = row.vendorCode
  const joinedAt = gateway.clock.now()
  const team = await testTeam(gateway, joinedAt)
  await team.open('boss', 1, null, joinedAt)
  await team.open('linh88', 3, 'boss', joinedAt)
  await team.open('nam79', 3, 'boss', joinedAt)
  await team.open('rival', 1, null, joinedAt)
  await team.open('stranger', 3, 'rival', joinedAt)
  const tokens = new Map<string, string>()
  const as = (account: string) => ({ token: tokens.get(account)! })
  /** Sessions end overnight. */
  const enter = async () => {
    for (const account of ACCOUNTS) tokens.set(account, await gateway.sessions.open(team.idOf(account), 'SITE', '127.0.0.1'))
  }
  const give = async (account: string, amount: string) => {
    const memberId = team.idOf(account)
    await gateway.database.orm.transaction((tx) =>
      gateway.ledger.transfer(tx, {
        id: randomUUID(),
        debit: houseOf('suspense', 'VND'),
        credit: cashOf(memberId, 'VND'),
        amount: parseUnits(amount),
        code: 'ADJUSTMENT',
        ref: memberId,
        at: gateway.clock.now(),
      }),
    )
  }
  await enter()
  for (const account of ['boss', 'linh88'])
    await gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: SECOND }, as(account))
  await give('linh88', '3000000')
  await give('boss', '3000000')
  return {
    gateway,
    team,
    /** A vendor of the catalogue. */
    vendor,
    /** The token of somebody at the desk who may set what members may move. */
    finance: (await gateway.operatorNamed('mai', 'finance')).token,
    settings: (more = {}) => ({ single: false, vendors: [vendor], wallet: BOUNDS, upline: BOUNDS, downline: BOUNDS, ...more }),
    as,
    /** New sessions for all. */
    enter,
    keyed: (account: string, key = randomUUID()) => ({ ...as(account), idempotencyKey: key }),
    give,
    cash: async (account: string) => (await gateway.ledger.balanceOf(team.idOf(account), 'VND')) ?? 0n,
    nextDay: async () => {
      gateway.clock.advance(86_400_000)
      await enter()
    },
  }
}
export type TransferLine = Awaited<ReturnType<typeof transferLine>>
