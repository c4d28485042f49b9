import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { rebateRate } from './schema.ts'

export type StepRow = typeof rebateRate.$inferSelect

const stands = isNull(rebateRate.replacedAt)

/** Every step of these accounts that held or will, the earliest first. */
export const stepsOf = (db: Queryable, memberIds: readonly string[]): Promise<StepRow[]> =>
  db
    .select()
    .from(rebateRate)
    .where(and(sql`${rebateRate.memberId} = any(${sql.param([...memberIds])}::uuid[])`, stands))
    .orderBy(asc(rebateRate.from))

/** The latest steps of an account, those to come first. */
export const historyOf = (db: Queryable, memberId: string, most: number): Promise<StepRow[]> =>
  db
    .select()
    .from(rebateRate)
    .where(and(eq(rebateRate.memberId, memberId), stands))
    .orderBy(desc(rebateRate.from), asc(rebateRate.category))
    .limit(most)

export const hasSteps = async (db: Queryable, memberId: string, category: RebateCategory): Promise<boolean> =>
  (await db.$count(rebateRate, and(eq(rebateRate.memberId, memberId), eq(rebateRate.category, category)))) > 0

/** Writes a step in the place of those of the category that were to hold from then on. */
export const insertStep = async (tx: Tx, row: typeof rebateRate.$inferInsert): Promise<void> => {
  await tx
    .update(rebateRate)
    .set({ replacedAt: row.setAt })
    .where(and(eq(rebateRate.memberId, row.memberId), eq(rebateRate.category, row.category), gte(rebateRate.from, row.from), stands))
  await tx.insert(rebateRate).values(row)
}

/** Lottery rates that hold by now, and that the prize groups have not followed. */
export const unfollowedSteps = (tx: Tx, now: Date, most: number): Promise<StepRow[]> =>
  tx
    .select()
    .from(rebateRate)
    .where(and(eq(rebateRate.category, 'LOTTERY'), isNull(rebateRate.followedAt), lte(rebateRate.from, now), stands))
    .orderBy(asc(rebateRate.from))
    .limit(most)
    .for('update')

export const markFollowed = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(rebateRate).set({ followedAt: at }).where(eq(rebateRate.id, id))
}
