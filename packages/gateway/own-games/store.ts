import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { lockMember } from '../member/index.ts'
import { favourite, openedGame } from './schema.ts'

/** Latest first. */
export const favouritesOf = async (db: Queryable, memberId: string): Promise<readonly number[]> => {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .orderBy(desc(favourite.addedAt), desc(favourite.nodeId))
  return rows.map(({ nodeId }) => nodeId)
}

/** Adds a favourite unless it is there; false when there are `most` already. Two at once are taken one after the other. */
export const addFavourite = async (tx: Tx, memberId: string, nodeId: number, at: Date, most: number): Promise<boolean> => {
  await lockMember(tx, memberId)
  const own = eq(favourite.memberId, memberId)
  const [there] = await tx
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(and(own, eq(favourite.nodeId, nodeId)))
  if (there) return true
  const [existing] = await tx.select({ count: count() }).from(favourite).where(own)
  if (existing!.count >= most) return false
  await tx.insert(favourite).values({ memberId, nodeId, addedAt: at })
  return true
}

export const removeFavourite = async (tx: Tx, memberId: string, nodeId: number): Promise<void> => {
  // Who reads what is left finds what was done before.
  await lockMember(tx, memberId)
  await tx.delete(favourite).where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, nodeId)))
}

export const markOpened = async (db: Queryable, memberId: string, nodeId: number, at: Date): Promise<void> => {
  await db
    .insert(openedGame)
    .values({ memberId, nodeId, openedAt: at })
    .onConflictDoUpdate({ target: [openedGame.memberId, openedGame.nodeId], set: { openedAt: at } })
}

/** The games a member opened, latest first. */
export const openedBy = (db: Queryable, memberId: string, limit: number): Promise<{ nodeId: number; at: Date }[]> =>
  db
    .select({ nodeId: openedGame.nodeId, at: openedGame.openedAt })
    .from(openedGame)
    .where(eq(openedGame.memberId, memberId))
    .orderBy(desc(openedGame.openedAt))
    .limit(limit)

/** How many different games a member opened last between two instants. */
export const gamesOpened = (db: Queryable, memberId: string, from: Date, to: Date): Promise<number> =>
  db.$count(openedGame, and(eq(openedGame.memberId, memberId), gte(openedGame.openedAt, from), lt(openedGame.openedAt, to)))

/** Makes the games that one account opened those of another. */
export const handOnOpened = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.update(openedGame).set({ memberId: to }).where(eq(openedGame.memberId, from))
}
