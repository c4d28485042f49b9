import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { vendorPlayer, vendorRound, vendorSession } from './schema.ts'

export type SessionRow = typeof vendorSession.$inferSelect

export const insertSession = async (db: Queryable, row: typeof vendorSession.$inferInsert): Promise<void> => {
  await db.insert(vendorSession).values(row)
}

export const findSession = async (db: Queryable, vendor: string, tokenHash: string): Promise<SessionRow | undefined> =>
  (
    await db
      .select()
      .from(vendorSession)
      .where(and(eq(vendorSession.vendor, vendor), eq(vendorSession.tokenHash, tokenHash)))
  )[0]

export const markSession = async (db: Queryable, tokenHash: string, now: Date): Promise<void> => {
  await db.update(vendorSession).set({ lastAt: now }).where(eq(vendorSession.tokenHash, tokenHash))
}

/** The game that a player opened last at a vendor. */
export const latestGame = async (
  db: Queryable,
  { vendor, memberId }: { readonly vendor: string; readonly memberId: string },
): Promise<number | undefined> =>
  (
    await db
      .select({ nodeId: vendorSession.nodeId })
      .from(vendorSession)
      .where(and(eq(vendorSession.vendor, vendor), eq(vendorSession.memberId, memberId)))
      .orderBy(desc(vendorSession.createdAt))
      .limit(1)
  )[0]?.nodeId

/** Ends every session that the member has open with any vendor. */
export const endSessions = async (db: Queryable, memberId: string, now: Date): Promise<void> => {
  await db
    .update(vendorSession)
    .set({ endedAt: now })
    .where(and(eq(vendorSession.memberId, memberId), isNull(vendorSession.endedAt)))
}

export const forgetSessions = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(vendorSession).where(lt(vendorSession.lastAt, before))
}

/** What the vendor calls the member: `fresh` where it has not called them anything yet. */
export const playerIdOf = async (db: Queryable, vendor: string, memberId: string, fresh: string): Promise<string> => {
  await db.insert(vendorPlayer).values({ vendor, memberId, playerId: fresh }).onConflictDoNothing()
  const [row] = await db
    .select({ playerId: vendorPlayer.playerId })
    .from(vendorPlayer)
    .where(and(eq(vendorPlayer.vendor, vendor), eq(vendorPlayer.memberId, memberId)))
  return row!.playerId
}

export const memberOfPlayer = async (db: Queryable, vendor: string, playerId: string): Promise<string | undefined> =>
  (
    await db
      .select({ memberId: vendorPlayer.memberId })
      .from(vendorPlayer)
      .where(and(eq(vendorPlayer.vendor, vendor), eq(vendorPlayer.playerId, playerId)))
  )[0]?.memberId

/** A player's rounds of a vendor that were interrupted, the oldest first. */
export const openRoundsOf = (db: Queryable, vendor: string, memberId: string) =>
  db
    .select()
    .from(vendorRound)
    .where(and(eq(vendorRound.memberId, memberId), eq(vendorRound.vendor, vendor), eq(vendorRound.state, 'OPEN')))
    .orderBy(asc(vendorRound.openedAt))
    .limit(100)

/** A player's rounds of these ids, of every vendor. */
export const ownRounds = async (db: Queryable, memberId: string, roundIds: readonly string[]) =>
  roundIds.length === 0
    ? []
    : db
        .select()
        .from(vendorRound)
        .where(and(eq(vendorRound.memberId, memberId), inArray(vendorRound.roundId, [...roundIds])))
