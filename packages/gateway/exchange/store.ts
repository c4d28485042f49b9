import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { exchangeCode } from './schema.ts'

export const insertExchange = async (db: Queryable, row: typeof exchangeCode.$inferInsert): Promise<void> => {
  await db.insert(exchangeCode).values(row)
}

/** A code that is good for something still. */
export const findExchange = async (db: Queryable, codeHash: string, now: Date): Promise<typeof exchangeCode.$inferSelect | undefined> =>
  (
    await db
      .select()
      .from(exchangeCode)
      .where(and(eq(exchangeCode.codeHash, codeHash), gt(exchangeCode.expiresAt, now)))
  )[0]

/** Takes a code out: of many at once one finds it. */
export const takeExchange = async (db: Queryable, codeHash: string): Promise<typeof exchangeCode.$inferSelect | undefined> =>
  (await db.delete(exchangeCode).where(eq(exchangeCode.codeHash, codeHash)).returning())[0]

export const sweepExchanges = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(exchangeCode).where(lt(exchangeCode.expiresAt, now))
}
