import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import type { Budget } from './budgets.ts'
import { messageBudget } from './schema.ts'

/** Those of the budgets that have been drawn upon and still run. */
export const runningBudgets = (db: Queryable, keys: readonly string[], now: Date) =>
  db
    .select()
    .from(messageBudget)
    .where(and(inArray(messageBudget.key, [...keys]), gt(messageBudget.until, now)))

/** Takes a message's cost out of a budget. False, and nothing is taken, where it is used up. */
export const takeBudget = async (tx: Tx, { key, most, until, cost }: Budget, now: Date): Promise<boolean> => {
  const over = lte(messageBudget.until, now)
  const rows = await tx
    .insert(messageBudget)
    .values({ key, count: cost, until })
    .onConflictDoUpdate({
      target: messageBudget.key,
      set: {
        count: sql`case when ${over} then ${cost} else ${messageBudget.count} + ${cost} end`,
        until: sql`case when ${over} then excluded.until else ${messageBudget.until} end`,
      },
      setWhere: or(over, lt(messageBudget.count, most))!,
    })
    .returning({ key: messageBudget.key })
  return rows.length > 0
}

/** How much of a budget has been taken. */
export const budgetCount = async (db: Queryable, key: string): Promise<number> =>
  (await db.select({ count: messageBudget.count }).from(messageBudget).where(eq(messageBudget.key, key)))[0]?.count ?? 0

/** Forgets spans that are over. */
export const sweepBudgets = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(messageBudget).where(lte(messageBudget.until, now))
}
