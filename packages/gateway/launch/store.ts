import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { launch } from './schema.ts'

export type LaunchRow = typeof launch.$inferSelect

export const insertLaunch = async (db: Queryable, row: LaunchRow): Promise<void> => {
  await db.insert(launch).values(row)
}

/** Spends a token that is neither spent nor too old; of two at once, one gets it. */
export const spendLaunch = async (db: Queryable, tokenHash: string, now: Date): Promise<LaunchRow | undefined> => {
  const [row] = await db
    .update(launch)
    .set({ usedAt: now })
    .where(and(eq(launch.tokenHash, tokenHash), isNull(launch.usedAt), gt(launch.expiresAt, now)))
    .returning()
  return row
}

export const findLaunch = async (db: Queryable, tokenHash: string): Promise<LaunchRow | undefined> =>
  (await db.select().from(launch).where(eq(launch.tokenHash, tokenHash)))[0]

export const forgetLaunches = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(launch).where(lt(launch.createdAt, before))
}
