import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { sealingKey } from './schema.ts'

export interface SealingKeyRow {
  readonly kid: string
  readonly privateJwk: Record<string, unknown>
  readonly createdAt: Date
  readonly retiredAt: Date | null
}

/** Keys in force or retired after `since`, the newest first. */
export const keysSince = (db: Queryable, since: Date): Promise<SealingKeyRow[]> =>
  db
    .select()
    .from(sealingKey)
    .where(or(isNull(sealingKey.retiredAt), gt(sealingKey.retiredAt, since)))
    .orderBy(desc(sealingKey.createdAt))

export const insertKey = async (db: Queryable, row: SealingKeyRow): Promise<void> => {
  await db.insert(sealingKey).values(row)
}

export const retireKey = async (db: Queryable, kid: string, at: Date): Promise<void> => {
  await db
    .update(sealingKey)
    .set({ retiredAt: at })
    .where(and(eq(sealingKey.kid, kid), isNull(sealingKey.retiredAt)))
}
