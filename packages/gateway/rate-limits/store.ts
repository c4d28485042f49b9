import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { callCount } from './schema.ts'

/** Counts a call and answers how many there have been in its minute with it. */
export const countCall = async (db: Queryable, key: string, minute: Date): Promise<number> => {
  const [row] = await db
    .insert(callCount)
    .values({ key, minute, count: 1 })
    .onConflictDoUpdate({ target: [callCount.key, callCount.minute], set: { count: sql`${callCount.count} + 1` } })
    .returning({ count: callCount.count })
  return row!.count
}

/** Forgets minutes that are over. */
export const sweepCalls = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(callCount).where(lt(callCount.minute, before))
}
