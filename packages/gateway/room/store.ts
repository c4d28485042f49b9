import { and, asc, desc, eq, gt, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { roomBlock, roomMessage, roomMute, roomReport, roomSpeaker } from './schema.ts'

export type MessageRow = typeof roomMessage.$inferSelect

/** So much of what was said in a room is kept, and no longer than so many days: a room is for those who are there. */
const KEPT = 500
const KEPT_DAYS = 7

/** Whom a reader does not want to read. */
export const blockedBy = (db: Queryable, reader: string) =>
  db
    .select({ by: roomBlock.by })
    .from(roomBlock)
    .where(and(eq(roomBlock.memberId, reader), eq(roomBlock.by, roomMessage.by)))

/** What a reader sees of a room: nothing that is held but their own, and nothing of whom they have blocked. */
const visibleTo = (db: Queryable, room: string, reader: string) =>
  and(
    eq(roomMessage.room, room),
    or(inArray(roomMessage.state, ['SAID', 'REMOVED']), eq(roomMessage.memberId, reader)),
    notExists(blockedBy(db, reader)),
  )

/** The last messages, the oldest first. */
export const lastMessages = async (db: Queryable, room: string, reader: string, limit: number): Promise<MessageRow[]> =>
  (
    await db
      .select()
      .from(roomMessage)
      .where(visibleTo(db, room, reader))
      .orderBy(desc(roomMessage.position))
      .limit(limit)
  ).reverse()

/** What came after a position, the oldest first. */
export const messagesAfter = (db: Queryable, room: string, reader: string, after: number, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(roomMessage)
    .where(and(visibleTo(db, room, reader), gt(roomMessage.position, BigInt(after))))
    .orderBy(asc(roomMessage.position))
    .limit(limit)

/** Nothing else is said in the room until the transaction is over. */
export const lockRoom = async (tx: Tx, room: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`room ${room}`}))`)
}

/** Whether something may be answered in the room: it stands there for everybody. */
export const isSaid = async (db: Queryable, room: string, id: string): Promise<boolean> =>
  (await db.$count(roomMessage, and(eq(roomMessage.id, id), eq(roomMessage.room, room), eq(roomMessage.state, 'SAID')))) > 0

/** Writes a message and takes out all but the last of its room. One at a time in a room, so that positions become visible in their order. */
export const insertMessage = async (tx: Tx, row: typeof roomMessage.$inferInsert & { readonly room: string }): Promise<MessageRow> => {
  await lockRoom(tx, row.room)
  const [written] = await tx.insert(roomMessage).values(row).returning()
  const [oldest] = await tx
    .select({ position: roomMessage.position })
    .from(roomMessage)
    .where(eq(roomMessage.room, row.room))
    .orderBy(desc(roomMessage.position))
    .limit(1)
    .offset(KEPT - 1)
  if (oldest) await tx.delete(roomMessage).where(and(eq(roomMessage.room, row.room), lt(roomMessage.position, oldest.position)))
  return written!
}

/** The row for this transaction alone. */
export const lockMessage = async (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  (await tx.select().from(roomMessage).where(eq(roomMessage.id, id)).for('update'))[0]

export const changeMessage = async (tx: Tx, id: string, change: Partial<MessageRow>): Promise<MessageRow> =>
  (await tx.update(roomMessage).set(change).where(eq(roomMessage.id, id)).returning())[0]!

/** Answers how many there were. */
export const deleteMessages = async (tx: Tx): Promise<number> => {
  await tx.delete(roomReport)
  return (await tx.delete(roomMessage).returning({ id: roomMessage.id })).length
}

/** The latest message of a speaker. */
export const lastOf = async (db: Queryable, by: string): Promise<MessageRow | undefined> =>
  (await db.select().from(roomMessage).where(eq(roomMessage.by, by)).orderBy(desc(roomMessage.position)).limit(1))[0]

/**
 * Writes that a member speaks now, unless the member spoke after `before`; then answers when. Of two at once, at any instances, the
 * second waits for the first.
 */
export const takeTurn = async (tx: Tx, memberId: string, now: Date, before: Date): Promise<Date | undefined> => {
  const rows = await tx
    .insert(roomSpeaker)
    .values({ memberId, spokeAt: now })
    .onConflictDoUpdate({ target: roomSpeaker.memberId, set: { spokeAt: now }, setWhere: lte(roomSpeaker.spokeAt, before) })
    .returning({ spokeAt: roomSpeaker.spokeAt })
  if (rows.length > 0) return undefined
  return (await tx.select({ spokeAt: roomSpeaker.spokeAt }).from(roomSpeaker).where(eq(roomSpeaker.memberId, memberId)))[0]?.spokeAt
}

/** Forgets who has not spoken for an hour, what was said long ago, and who may speak again. */
export const sweepRooms = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(roomSpeaker).where(lt(roomSpeaker.spokeAt, new Date(now.getTime() - HOUR_MS)))
  const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await tx.delete(roomMessage).where(lt(roomMessage.saidAt, old))
  await tx.delete(roomReport).where(lt(roomReport.at, old))
  await tx.delete(roomMute).where(lt(roomMute.until, now))
}
