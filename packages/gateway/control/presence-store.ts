import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { playPresence, playTime } from './schema.ts'

export type PresenceRow = typeof playPresence.$inferSelect

/** The member's row, made where there is none. */
export const readPresence = async (db: Queryable, memberId: string): Promise<PresenceRow | undefined> =>
  (await db.select().from(playPresence).where(eq(playPresence.memberId, memberId)))[0]

/** Takes the row for this transaction: of two pages that say at once that somebody plays, the second counts from the first. */
export const lockPresence = async (tx: Tx, memberId: string): Promise<PresenceRow> => {
  await tx.insert(playPresence).values({ memberId }).onConflictDoNothing()
  return (await tx.select().from(playPresence).where(eq(playPresence.memberId, memberId)).for('update'))[0]!
}

export const changePresence = async (tx: Tx, memberId: string, change: Partial<Omit<PresenceRow, 'memberId'>>): Promise<void> => {
  await tx
    .insert(playPresence)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: playPresence.memberId, set: change })
}

export const addPlayTime = async (tx: Tx, memberId: string, day: string, seconds: number): Promise<void> => {
  await tx
    .insert(playTime)
    .values({ memberId, day, seconds })
    .onConflictDoUpdate({ target: [playTime.memberId, playTime.day], set: { seconds: sql`${playTime.seconds} + ${seconds}` } })
}

/** Seconds of play since a day began. */
export const secondsSince = async (db: Queryable, memberId: string, day: string): Promise<number> => {
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(sum(${playTime.seconds}), 0)::int` })
    .from(playTime)
    .where(and(eq(playTime.memberId, memberId), gte(playTime.day, day)))
  return row?.seconds ?? 0
}
