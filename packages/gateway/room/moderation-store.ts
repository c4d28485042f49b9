import type { RoomReportReason } from '@portico/contract/chat/shapes'
import { and, asc, desc, eq, exists, gt, isNull, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { roomBlock, roomMessage, roomMute, roomReport, roomRule } from './schema.ts'
import type { MessageRow } from './store.ts'

const MOST_WAITING = 200
const MOST_BLOCKED = 500

/** Until when a member may not speak, and why. */
export const muteOf = async (db: Queryable, memberId: string, now: Date): Promise<typeof roomMute.$inferSelect | undefined> =>
  (
    await db
      .select()
      .from(roomMute)
      .where(and(eq(roomMute.memberId, memberId), gt(roomMute.until, now)))
  )[0]

export const saveMute = async (tx: Tx, row: typeof roomMute.$inferInsert): Promise<void> => {
  const { memberId: _, ...change } = row
  await tx.insert(roomMute).values(row).onConflictDoUpdate({ target: roomMute.memberId, set: change })
}

export const endMute = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.delete(roomMute).where(eq(roomMute.memberId, memberId))
}

/** Writes a report, or nothing where its reader has written one. Answers how many there are. */
export const addReport = async (tx: Tx, row: typeof roomReport.$inferInsert): Promise<number> => {
  await tx.insert(roomReport).values(row).onConflictDoNothing()
  return tx.$count(roomReport, eq(roomReport.messageId, row.messageId))
}

export const reportsOf = (db: Queryable, messageId: string): Promise<{ reason: RoomReportReason; at: Date }[]> =>
  db
    .select({ reason: roomReport.reason, at: roomReport.at })
    .from(roomReport)
    .where(eq(roomReport.messageId, messageId))
    .orderBy(asc(roomReport.at))

/** What nobody has looked at yet: held, or reported. The longest first. */
export const waitingMessages = (db: Queryable): Promise<MessageRow[]> =>
  db
    .select()
    .from(roomMessage)
    .where(
      and(
        isNull(roomMessage.judgedAt),
        or(
          eq(roomMessage.state, 'HELD'),
          exists(db.select({ id: roomReport.messageId }).from(roomReport).where(eq(roomReport.messageId, roomMessage.id))),
        ),
      ),
    )
    .orderBy(asc(roomMessage.position))
    .limit(MOST_WAITING)

/** The last messages of a room as the desk sees it: what is held too. The oldest first. */
export const wholeRoom = async (db: Queryable, room: string): Promise<MessageRow[]> =>
  (await db.select().from(roomMessage).where(eq(roomMessage.room, room)).orderBy(desc(roomMessage.position)).limit(MOST_WAITING)).reverse()

export const blocksOf = (db: Queryable, memberId: string): Promise<{ by: string; name: string }[]> =>
  db
    .select({ by: roomBlock.by, name: roomBlock.name })
    .from(roomBlock)
    .where(eq(roomBlock.memberId, memberId))
    .orderBy(asc(roomBlock.at))
    .limit(MOST_BLOCKED)

export const addBlock = async (tx: Tx, row: typeof roomBlock.$inferInsert): Promise<void> => {
  await tx.insert(roomBlock).values(row).onConflictDoNothing()
}

export const removeBlock = async (tx: Tx, memberId: string, by: string): Promise<void> => {
  await tx.delete(roomBlock).where(and(eq(roomBlock.memberId, memberId), eq(roomBlock.by, by)))
}

type RuleRow = typeof roomRule.$inferSelect

export const ruleOf = async (db: Queryable, room: string): Promise<RuleRow | undefined> =>
  (await db.select().from(roomRule).where(eq(roomRule.room, room)))[0]

export const saveRule = async (tx: Tx, row: RuleRow): Promise<void> => {
  const { room: _, ...change } = row
  await tx.insert(roomRule).values(row).onConflictDoUpdate({ target: roomRule.room, set: change })
}
