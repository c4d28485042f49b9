import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { ticketNumber, ticketPool, ticketPrize } from './schema.ts'

export type PoolRow = typeof ticketPool.$inferSelect
export type PrizeRow = typeof ticketPrize.$inferSelect

const MOST_LISTED = 200
/** A statement takes so many parameters and no more. */
const ROWS = 5_000

export const findPool = async (db: Queryable, id: string): Promise<PoolRow | undefined> =>
  (await db.select().from(ticketPool).where(eq(ticketPool.id, id)))[0]

/** A pool for this transaction alone: who holds it decides on the next number. */
export const lockPool = async (tx: Tx, id: string): Promise<PoolRow | undefined> =>
  (await tx.select().from(ticketPool).where(eq(ticketPool.id, id)).for('update'))[0]

/** The latest first. */
export const listPools = (db: Queryable): Promise<PoolRow[]> =>
  db.select().from(ticketPool).orderBy(desc(ticketPool.number)).limit(MOST_LISTED)

/** Pools that members see: published, or ended since. */
export const visiblePools = (db: Queryable, endedSince: Date): Promise<PoolRow[]> =>
  db
    .select()
    .from(ticketPool)
    .where(and(isNotNull(ticketPool.publishedAt), or(eq(ticketPool.state, 'PUBLISHED'), gt(ticketPool.endedAt, endedSince))))
    .orderBy(desc(ticketPool.state), desc(ticketPool.number))
    .limit(MOST_LISTED)

/** Published pools whose time is over. */
export const duePools = async (db: Queryable, now: Date): Promise<string[]> =>
  (
    await db
      .select({ id: ticketPool.id })
      .from(ticketPool)
      .where(and(eq(ticketPool.state, 'PUBLISHED'), lte(ticketPool.endsAt, now)))
      .orderBy(asc(ticketPool.number))
  ).map(({ id }) => id)

/** Answers undefined where the pool is there already. */
export const insertPool = async (tx: Tx, row: typeof ticketPool.$inferInsert): Promise<PoolRow | undefined> =>
  (await tx.insert(ticketPool).values(row).onConflictDoNothing().returning())[0]

export const changePool = async (tx: Tx, id: string, change: Partial<Omit<PoolRow, 'id' | 'number'>>): Promise<PoolRow> =>
  (await tx.update(ticketPool).set(change).where(eq(ticketPool.id, id)).returning())[0]!

export const insertPrizes = async (tx: Tx, rows: readonly (typeof ticketPrize.$inferInsert)[]): Promise<void> => {
  await tx.insert(ticketPrize).values([...rows])
}

/** Prizes in the order of the lists. */
export const prizesOf = (db: Queryable, poolIds: readonly string[]): Promise<PrizeRow[]> =>
  poolIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ticketPrize)
        .where(inArray(ticketPrize.poolId, [...poolIds]))
        .orderBy(asc(ticketPrize.poolId), asc(ticketPrize.prize))

/** Takes one of a prize; answers what it is and how often it is left. The caller holds the pool. */
export const takePrize = async (tx: Tx, poolId: string, prize: number, at: Date): Promise<PrizeRow> =>
  (
    await tx
      .update(ticketPrize)
      .set({ left: sql`${ticketPrize.left} - 1`, lastAt: sql`case when ${ticketPrize.left} = 1 then ${at.toISOString()}::timestamptz end` })
      .where(and(eq(ticketPrize.poolId, poolId), eq(ticketPrize.prize, prize), ne(ticketPrize.left, 0)))
      .returning()
  )[0]!

/** Writes what each number holds, the first number's prize first. */
export const insertNumbers = async (tx: Tx, poolId: string, order: readonly number[]): Promise<void> => {
  for (let from = 0; from < order.length; from += ROWS)
    await tx
      .insert(ticketNumber)
      .values(order.slice(from, from + ROWS).map((prize, index) => ({ poolId, number: from + index + 1, prize })))
}

export const prizeUnder = async (db: Queryable, poolId: string, number: number): Promise<number | undefined> =>
  (
    await db
      .select({ prize: ticketNumber.prize })
      .from(ticketNumber)
      .where(and(eq(ticketNumber.poolId, poolId), eq(ticketNumber.number, number)))
  )[0]?.prize

/** What the first so many numbers hold. */
export const numbersUpTo = (db: Queryable, poolId: string, opened: number): Promise<{ number: number; prize: number }[]> =>
  db
    .select({ number: ticketNumber.number, prize: ticketNumber.prize })
    .from(ticketNumber)
    .where(and(eq(ticketNumber.poolId, poolId), lte(ticketNumber.number, opened)))
    .orderBy(asc(ticketNumber.number))
