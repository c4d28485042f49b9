import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { registerJoin, registerLink, registerVisit, registerVisitDay } from './schema.ts'

export type LinkRow = typeof registerLink.$inferSelect

export const linkById = async (db: Queryable, agentId: string, id: string): Promise<LinkRow | undefined> =>
  (
    await db
      .select()
      .from(registerLink)
      .where(and(eq(registerLink.id, id), eq(registerLink.agentId, agentId)))
  )[0]

export const linkByCode = async (db: Queryable, code: string): Promise<LinkRow | undefined> =>
  (await db.select().from(registerLink).where(eq(registerLink.code, code)))[0]

/** False where the code is another link's. */
export const insertLink = async (tx: Tx, row: typeof registerLink.$inferInsert): Promise<boolean> =>
  (await tx.insert(registerLink).values(row).onConflictDoNothing().returning({ id: registerLink.id })).length > 0

export const countStanding = (db: Queryable, agentId: string): Promise<number> =>
  db.$count(registerLink, and(eq(registerLink.agentId, agentId), isNull(registerLink.revokedAt)))

/** Links that were not taken back. */
export const standingLinks = (db: Queryable, agentId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(registerLink)
    .where(and(eq(registerLink.agentId, agentId), isNull(registerLink.revokedAt)))

/** Of two who revoke it the first one's reason stands. */
export const markRevoked = async (tx: Tx, id: string, reason: string, revokedAt: Date): Promise<void> => {
  await tx
    .update(registerLink)
    .set({ revokedAt, revokedReason: reason })
    .where(and(eq(registerLink.id, id), isNull(registerLink.revokedAt)))
}

export const setRates = async (tx: Tx, id: string, rates: LinkRow['rates']): Promise<void> => {
  await tx.update(registerLink).set({ rates }).where(eq(registerLink.id, id))
}

/**
 * Takes one use of a link that is good at that instant, and answers its row; nothing where it is not. Who comes at the same time waits for the
 * row and is judged by what it says then, so that the bound holds exactly.
 */
export const takeUse = async (tx: Tx, id: string, now: Date): Promise<LinkRow | undefined> =>
  (
    await tx
      .update(registerLink)
      .set({ uses: sql`${registerLink.uses} + 1` })
      .where(
        and(
          eq(registerLink.id, id),
          isNull(registerLink.revokedAt),
          or(isNull(registerLink.expiresAt), gt(registerLink.expiresAt, now)),
          or(isNull(registerLink.maxUses), lt(registerLink.uses, registerLink.maxUses)),
        ),
      )
      .returning()
  )[0]

export const insertJoin = async (tx: Tx, row: typeof registerJoin.$inferInsert): Promise<void> => {
  await tx.insert(registerJoin).values(row)
}

/** The salt of a day; the first of several gateways makes it up. */
export const saltOf = async (db: Queryable, day: string, fresh: string): Promise<string> => {
  await db.insert(registerVisitDay).values({ day, salt: fresh }).onConflictDoNothing()
  return (await db.select({ salt: registerVisitDay.salt }).from(registerVisitDay).where(eq(registerVisitDay.day, day)))[0]?.salt ?? fresh
}

/** Counts a click unless this visitor was counted on that day. */
export const countVisit = async (tx: Tx, visit: typeof registerVisit.$inferInsert): Promise<void> => {
  const first = await tx.insert(registerVisit).values(visit).onConflictDoNothing().returning({ day: registerVisit.day })
  if (first.length === 0) return
  await tx
    .update(registerLink)
    .set({ clicks: sql`${registerLink.clicks} + 1` })
    .where(eq(registerLink.id, visit.linkId))
}

/** Forgets who came before a day. */
export const forgetVisits = async (tx: Tx, day: string): Promise<void> => {
  await tx.delete(registerVisit).where(lt(registerVisit.day, day))
  await tx.delete(registerVisitDay).where(lt(registerVisitDay.day, day))
}
