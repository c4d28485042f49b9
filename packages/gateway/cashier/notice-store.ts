import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { paymentNotice } from './schema.ts'

export type NoticeRow = typeof paymentNotice.$inferSelect
export type NewNotice = Omit<typeof paymentNotice.$inferInsert, 'state' | 'attempts' | 'error'>

/** False when the same was stored before. */
export const storeNotice = async (queryable: Queryable, row: NewNotice): Promise<boolean> =>
  (
    await queryable
      .insert(paymentNotice)
      .values({ ...row, state: 'QUEUED' })
      .onConflictDoNothing()
      .returning({ id: paymentNotice.id })
  ).length > 0

/** The next that is due, for this transaction alone; those that others work on are passed over. */
export const takeNotice = async (tx: Tx, now: Date): Promise<NoticeRow | undefined> =>
  (
    await tx
      .select()
      .from(paymentNotice)
      .where(and(eq(paymentNotice.state, 'QUEUED'), lte(paymentNotice.nextAttemptAt, now)))
      .orderBy(asc(paymentNotice.nextAttemptAt), asc(paymentNotice.receivedAt), asc(paymentNotice.id))
      .limit(1)
      .for('update', { skipLocked: true })
  )[0]

export const noticeDone = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(paymentNotice).set({ state: 'DONE', error: null }).where(eq(paymentNotice.id, id))
}

/** It could not be worked on: again at `again`. */
export const noticeFailed = async (queryable: Queryable, id: string, error: string, again: Date): Promise<void> => {
  await queryable
    .update(paymentNotice)
    .set({ error, attempts: sql`${paymentNotice.attempts} + 1`, nextAttemptAt: again })
    .where(eq(paymentNotice.id, id))
}

/** What was said of a deposit by any of its names, the first first. */
export const noticesAbout = (queryable: Queryable, names: readonly string[]): Promise<NoticeRow[]> =>
  queryable
    .select()
    .from(paymentNotice)
    .where(sql`${paymentNotice.about} = any(string_to_array(${names.join('\n')}, ${'\n'}))`)
    .orderBy(asc(paymentNotice.receivedAt), asc(paymentNotice.id))
    .limit(200)

/** How many wait, and how many of them failed at least once. */
export const countNotices = async (queryable: Queryable): Promise<{ queued: number; failing: number }> => {
  const [row] = await queryable
    .select({ queued: sql<number>`count(*)::int`, failing: sql<number>`(count(*) filter (where ${paymentNotice.attempts} > 0))::int` })
    .from(paymentNotice)
    .where(eq(paymentNotice.state, 'QUEUED'))
  return row ?? { queued: 0, failing: 0 }
}
