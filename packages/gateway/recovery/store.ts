import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { passwordLink } from './schema.ts'

export type PasswordLink = typeof passwordLink.$inferSelect

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Writes a link in the place of those that the member had. */
export const writeLink = async (tx: Tx, row: PasswordLink): Promise<void> => {
  await tx.delete(passwordLink).where(eq(passwordLink.memberId, row.memberId ?? NOBODY))
  await tx.insert(passwordLink).values(row)
}

export const findLink = async (db: Queryable, tokenHash: string, now: Date): Promise<PasswordLink | undefined> =>
  (
    await db
      .select()
      .from(passwordLink)
      .where(and(eq(passwordLink.tokenHash, tokenHash), gt(passwordLink.expiresAt, now)))
  )[0]

/** @returns whether this call used it up */
export const spendLink = async (tx: Tx, tokenHash: string): Promise<boolean> =>
  (await tx.delete(passwordLink).where(eq(passwordLink.tokenHash, tokenHash)).returning({ expiresAt: passwordLink.expiresAt })).length > 0

export const sweepLinks = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(passwordLink).where(lt(passwordLink.expiresAt, now))
}
