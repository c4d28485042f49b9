import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { requestKey, spentRequest } from './schema.ts'

export interface RequestKeyRow {
  readonly kid: string
  readonly privateJwk: Record<string, unknown>
  readonly createdAt: Date
  readonly retiredAt: Date | null
}

/** Keys in force or retired after `since`, the newest first. */
export const keysSince = (db: Queryable, since: Date): Promise<RequestKeyRow[]> =>
  db
    .select()
    .from(requestKey)
    .where(or(isNull(requestKey.retiredAt), gt(requestKey.retiredAt, since)))
    .orderBy(desc(requestKey.createdAt))

export const insertKey = async (db: Queryable, row: RequestKeyRow): Promise<void> => {
  await db.insert(requestKey).values(row)
}

export const retireKey = async (db: Queryable, kid: string, at: Date): Promise<void> => {
  await db
    .update(requestKey)
    .set({ retiredAt: at })
    .where(and(eq(requestKey.kid, kid), isNull(requestKey.retiredAt)))
}

/** Whether this is the first use. */
export const spendRequest = async (db: Queryable, hash: string, expiresAt: Date): Promise<boolean> =>
  (await db.insert(spentRequest).values({ hash, expiresAt }).onConflictDoNothing().returning({ hash: spentRequest.hash })).length > 0

/** Forgets requests that are too old to be used again. */
export const sweepSpent = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(spentRequest).where(lt(spentRequest.expiresAt, now))
}
