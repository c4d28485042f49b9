import { parseUnits } from '@portico/contract/kit/money'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ledgerAccount, ledgerTransfer } from '../../ledger/schema.ts'
import { bet } from '../bets/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { mixedLines, openCrowd, placeCrowd } from '../../testing/crowd.ts'
import { openBeside } from '../../testing/database.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer } from '../../testing/player.ts'
import { gameOf } from '../offer/games.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { priceLine } from '../bets/line.ts'

const BETS = 2_500
const MEMBERS = 4
const game = gameOf('SSC1')!
let gateway: TestGateway
const options = { ...inYuan, lotteries: ['SSC1'] }
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...options, logTo: (text) => logged.push(text) })
  await gateway.lottery.tick()
  await openCrowd(gateway.database.orm, MEMBERS, 'CNY', gateway.clock.now())
})
afterEach(() => gateway.close())

const books = async () => (await gateway.books.check()).findings
const failures = () => logged.filter((text) => text.includes('engine failed'))
const waiting = () => gateway.database.orm.$count(bet, eq(bet.state, 'WAITING'))

const crowdOn = async (lines: Parameters<typeof placeCrowd>[1]['lines']) => {
  const { orm } = gateway.database
  const { numero } = (await gateway.lottery.opened('SSC1')).current!
  const issue = (await findIssue(orm, 'SSC1', numero))!
  const at = gateway.clock.now()
  await placeCrowd(orm, { game, issueId: issue.id, numero, lines, bets: BETS, members: MEMBERS, currency: 'CNY', at })
  return issue
}

describe('settling an issue of many bets [LOTTERY-03]', () => {
  it('goes on where it broke off, and pays each bet once', async () => {
    const { orm } = gateway.database
    const both = priceLine(game, line('total-parity', { picks: ['odd', 'even'] }), 'CNY', 1950)
    await crowdOn([both])
    // The last bet of all cannot be written, nor can the batch it stands in, whichever end that comes from; the others can.
    await orm.execute(sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    const last = await orm.execute(sql`select id::text as id from bet order by member_id desc, id desc limit 1`)
    const { id } = (last as unknown as { rows: { id: string }[] }).rows[0]!
    await orm.execute(
      sql.raw(`create trigger break_off before update on bet for each row when (new.id = '${id}') execute function break_off()`),
    )
    gateway.clock.advance(60_000)
    await gateway.lottery.tick()
    expect(failures().length).toBeGreaterThan(0)
    const left = await waiting()
    // One lane comes to the last bet in its second batch; where two meet in the middle is random.
    if (gateway.database.kind === 'pglite') expect(left).toBe(500)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(2_000)
    expect(await books()).toEqual([])

    await orm.execute(sql`drop trigger break_off on bet`)
    await gateway.lottery.tick()
    expect(await waiting()).toBe(0)
    expect(await orm.$count(ledgerTransfer, eq(ledgerTransfer.code, 'PAYOUT'))).toBe(BETS)
    expect(await orm.$count(lotteryIssue, and(eq(lotteryIssue.state, 'DRAWN')))).toBe(0)
    // One of two notes wins 1.95 x 2 on a stake of 4.
    const [purses] = await orm
      .select({ sum: sql<string>`sum(balance)::text` })
      .from(ledgerAccount)
      .where(eq(ledgerAccount.kind, 'player:cash'))
    expect(BigInt(purses!.sum)).toBe(BigInt(MEMBERS) * parseUnits('1000000000') - BigInt(BETS) * parseUnits('0.1'))
    expect(await books()).toEqual([])
  })

  it('takes every play, and two engines at once', async () => {
    const lines = mixedLines(game, 'CNY', 3)
    expect(new Set(lines.map(({ play }) => play)).size).toBe(game.plays.length)
    await crowdOn(lines)
    const player = await openPlayer(gateway, '10')
    await player.place([line('5star-copies1', { digits: ['7'] })])
    const beside = await openBeside(gateway.database)
    const other = await testGateway({ ...options, clock: gateway.clock, database: beside, logTo: (text) => logged.push(text) })
    gateway.clock.advance(60_000)
    await Promise.all([gateway.lottery.tick(), other.lottery.tick()])
    await Promise.all([other.lottery.tick(), gateway.lottery.tick()])
    await other.close()
    await beside.close()
    expect(await waiting()).toBe(0)
    expect(await books()).toEqual([])
    expect(failures()).toEqual([])
  })

  it('refuses the bets of a lottery that it does not know, and settles them once it does', async () => {
    const { orm } = gateway.database
    const { id, numero } = await crowdOn([priceLine(game, line('total-parity', { picks: ['odd', 'even'] }), 'CNY', 1950)])
    const stakes = await orm.$count(ledgerTransfer)
    const result = { digits: '12345' }
    const rename = (gameCode: string) =>
      Promise.all([orm.update(lotteryIssue).set({ gameCode }).where(eq(lotteryIssue.id, id)), orm.update(bet).set({ gameCode })])
    await orm
      .update(lotteryIssue)
      .set({ state: 'DRAWN', result, resultVersion: 1, drawnAt: gateway.clock.now() })
      .where(eq(lotteryIssue.id, id))
    await rename('WITHDRAWN1')
    await gateway.lottery.tick()
    expect(failures()).toContainEqual(expect.stringContaining('unknown lottery WITHDRAWN1'))
    expect(await waiting()).toBe(BETS)
    expect(await orm.$count(ledgerTransfer)).toBe(stakes)
    expect((await findIssue(orm, 'WITHDRAWN1', numero))!.state).toBe('DRAWN')
    expect(await books()).toEqual([])

    await rename('SSC1')
    await gateway.lottery.tick()
    expect(await waiting()).toBe(0)
    expect(await books()).toEqual([])
  })
})
