import type { RoomMessage } from '@portico/contract/chat/shapes'
import { desc, eq, lt, lte, notInArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { HOUR_MS } from '../kit/duration.ts'
import { roomMessage, roomSpeaker } from './schema.ts'

/** The last messages, the oldest first. */
export const lastMessages = async (db: Queryable, limit: number): Promise<RoomMessage[]> => {
  const rows = await db.select().from(roomMessage).orderBy(desc(roomMessage.position)).limit(limit)
  return rows.map(({ id, name, text, saidAt }) => ({ id, name, text, saidAt: saidAt.toISOString() })).reverse()
}

/** Writes a message and takes out all but the last `kept`. */
export const insertMessage = async (tx: Tx, { saidAt, ...message }: RoomMessage, most: number): Promise<void> => {
  await tx.insert(roomMessage).values({ ...message, saidAt: new Date(saidAt) })
  const last = tx.select({ position: roomMessage.position }).from(roomMessage).orderBy(desc(roomMessage.position)).limit(most)
  await tx.delete(roomMessage).where(notInArray(roomMessage.position, last))
}

/** Answers how many there were. */
export const deleteMessages = async (tx: Tx): Promise<number> => (await tx.delete(roomMessage).returning({ id: roomMessage.id })).length

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

/** Forgets who has not spoken for an hour. */
export const sweepSpeakers = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(roomSpeaker).where(lt(roomSpeaker.spokeAt, new Date(now.getTime() - HOUR_MS)))
}
