import { and, count, desc, eq, max, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { bet } from '../lottery/bets/schema.ts'
import { member } from '../member/schema.ts'
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
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
  const own = eq(favourite.memberId, memberId)
  const [there] = await tx
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(and(own, eq(favourite.nodeId, nodeId)))
  if (there) return true
  const [held] = await tx.select({ count: count() }).from(favourite).where(own)
  if (held!.count >= most) return false
  await tx.insert(favourite).values({ memberId, nodeId, addedAt: at })
  return true
}

export const removeFavourite = async (db: Queryable, memberId: string, nodeId: number): Promise<void> => {
  await db.delete(favourite).where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, nodeId)))
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

/** The games of a member's last `bets` bets, with the moment of the last of each. */
export const lastBetOn = async (db: Queryable, memberId: string, bets: number): Promise<{ gameCode: string; at: Date }[]> => {
  const last = db
    .select({ gameCode: bet.gameCode, placedAt: bet.placedAt })
    .from(bet)
    .where(eq(bet.memberId, memberId))
    .orderBy(desc(bet.placedAt))
    .limit(bets)
    .as('last')
  const at = sql<Date>`${max(last.placedAt)}`.mapWith(bet.placedAt)
  return db.select({ gameCode: last.gameCode, at }).from(last).groupBy(last.gameCode)
}
