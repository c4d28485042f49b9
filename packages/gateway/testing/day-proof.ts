import { parseUnits } from '@portico/contract/kit/money'
import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ledgerAccount } from '../ledger/schema.ts'
import { bet } from '../lottery/bets/schema.ts'
import { lotteryIssue } from '../lottery/schema.ts'
import { GAMES, type LotteryGame } from '../lottery/offer/games.ts'
import { liveThrough } from './day.ts'
import { testGateway } from './gateway.ts'
import { inYuan } from './player.ts'

const OWN = GAMES.filter(({ source }) => source === 'own')

/** Replays so many minutes of the lotteries given, all of our own when absent, and proves that each was drawn once and the books balance. */
export const proveMinutes = async (minutes: number, games: readonly LotteryGame[] = OWN): Promise<string> => {
  const logged: string[] = []
  const gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
  try {
    const { players, placed } = await liveThrough(gateway, games, minutes, 'CNY')
    const { orm } = gateway.database
    const now = gateway.clock.now()
    expect(logged.filter((text) => text.includes('engine failed'))).toEqual([])
    const drawn = await orm
      .select({ code: lotteryIssue.gameCode, count: sql<number>`count(*)::int` })
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.state, 'SETTLED'), eq(lotteryIssue.resultVersion, 1)))
      .groupBy(lotteryIssue.gameCode)
    const counts = new Map(drawn.map(({ code, count }) => [code, count]))
    expect(counts.get('SSC1')).toBe(minutes)
    expect(await orm.$count(lotteryIssue, and(lte(lotteryIssue.drawAt, now), ne(lotteryIssue.state, 'SETTLED')))).toBe(0)
    const late = orm.select({ id: lotteryIssue.id }).from(lotteryIssue).where(gt(lotteryIssue.drawAt, now))
    expect(await orm.$count(bet, and(eq(bet.state, 'WAITING'), sql`${bet.issueId} not in ${late}`))).toBe(0)
    expect(placed).toBeGreaterThan(minutes * 3)

    const books = await gateway.books.check()
    expect(books.findings).toEqual([])
    const memberIds = players.map(({ memberId }) => memberId)
    const [own] = await orm
      .select({ net: sql<string>`sum(coalesce(${bet.payout} + ${bet.rebate}, 0) - ${bet.stake})::text` })
      .from(bet)
      .where(inArray(bet.memberId, memberIds))
    const [balances] = await orm
      .select({ sum: sql<string>`sum(${ledgerAccount.balance})::text` })
      .from(ledgerAccount)
      .where(inArray(ledgerAccount.ownerId, memberIds))
    expect(BigInt(balances!.sum)).toBe(BigInt(players.length) * parseUnits('10000000') + BigInt(own!.net))
    return `${minutes} minutes: ${[...counts.values()].reduce((sum, count) => sum + count, 0)} draws of ${counts.size} lotteries, ${books.bets} bets, ${books.transfers} entries`
  } finally {
    await gateway.close()
  }
}
