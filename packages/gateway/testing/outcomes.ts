import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { and, asc, eq, sql } from 'drizzle-orm'
import { ledgerAccount } from '../ledger/schema.ts'
import { bet } from '../lottery/bets/schema.ts'
import type { TestGateway } from './gateway.ts'
import { line } from './player.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'

export const WRONG: Draw = { digits: '20282' }
export const RIGHT: Draw = { digits: '13579' }

/** What is wrong with the books. */
export const findingsOf = async (world: TestGateway) => (await world.books.check()).findings

/** An issue of imported results that will draw the given one. */
export const openReplay = async (world: TestGateway, draw: Draw): Promise<string> => {
  await world.lottery.importDraws('SSCREPLAY', [{ issue: '1', date: '2026-04-11', draw }])
  await world.lottery.tick(SSC_LOTTERIES)
  return (await world.lottery.opened('SSCREPLAY')).current!.numero
}
export const drawIt = async (world: TestGateway): Promise<void> => {
  world.clock.advance(60_000)
  await world.lottery.tick(SSC_LOTTERIES)
}
export const propose = (world: TestGateway, numero: string, draw: Draw = RIGHT, person = 'lan') =>
  world.corrections.propose({ gameCode: 'SSCREPLAY', numero, draw, source: 'the gazette' }, person)
export const confirm = (world: TestGateway, id: string, resultVersion = 1, person = 'minh') =>
  world.corrections.confirm({ id, resultVersion, reason: 'read from the wrong line' }, person)
/** Two people call an issue off; answers what it did. */
export const callOff = async (world: TestGateway, gameCode: string, numero: string, reason = 'no draw') => {
  const { id, resultVersion } = await world.corrections.voids.propose({ gameCode, numero, reason }, 'lan')
  return world.corrections.voids.confirm({ id, resultVersion }, 'minh')
}
export const direct = (digits: string, more = {}) => line('back2-direct', { lines: [digits] }, more)
const balanceOf = async (world: TestGateway, { memberId }: { memberId: string }, kind: 'player:cash' | 'player:owed') =>
  (
    await world.database.orm
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.ownerId, memberId), eq(ledgerAccount.kind, kind)))
  )[0]?.balance

/** A member's cash, and what they owe. */
export const balancesOf = async (world: TestGateway, player: { memberId: string }) => [
  await balanceOf(world, player, 'player:cash'),
  await balanceOf(world, player, 'player:owed'),
]

/** Everything of a world that an outcome decides. */
export const figuresOf = async ({ database: { orm } }: TestGateway) => ({
  bets: await orm
    .select({
      id: bet.id,
      state: bet.state,
      payout: bet.payout,
      rebate: bet.rebate,
      validBet: bet.validBet,
      hits: bet.hits,
      result: bet.result,
      settledAt: bet.settledAt,
    })
    .from(bet)
    .orderBy(asc(bet.id)),
  members: await orm
    .select({ owner: ledgerAccount.ownerId, sum: sql<string>`sum(balance)::text` })
    .from(ledgerAccount)
    .where(sql`owner_id is not null`)
    .groupBy(ledgerAccount.ownerId)
    .orderBy(ledgerAccount.ownerId),
  house: (
    (await orm.execute(sql`
      select a.kind, sum(case when t.credit_id = a.id then t.amount else -t.amount end)::text as sum
      from ledger_account a join ledger_transfer t on a.id in (t.credit_id, t.debit_id)
      where a.owner_id is null group by a.kind order by a.kind`)) as unknown as { rows: unknown[] }
  ).rows,
})
