import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rememberToken } from './schema.ts'

export type RememberRow = typeof rememberToken.$inferSelect

export const insertRemember = async (db: Queryable, row: Omit<RememberRow, 'spentAt'>): Promise<void> => {
  await db.insert(rememberToken).values(row)
}

/** Marks the cookie as used, so that it works once. Undefined when it is unknown, too old or used. */
export const spendRemember = async (db: Queryable, tokenHash: string, now: Date): Promise<RememberRow | undefined> =>
  (
    await db
      .update(rememberToken)
      .set({ spentAt: now })
      .where(and(eq(rememberToken.tokenHash, tokenHash), gt(rememberToken.expiresAt, now), isNull(rememberToken.spentAt)))
      .returning()
  )[0]

export const findRemember = async (db: Queryable, tokenHash: string): Promise<RememberRow | undefined> =>
  (await db.select().from(rememberToken).where(eq(rememberToken.tokenHash, tokenHash)))[0]

/** Those of these cookies that may still be used. */
export const liveRemembered = async (db: Queryable, tokenHashes: readonly string[], now: Date): Promise<RememberRow[]> =>
  tokenHashes.length === 0
    ? []
    : db
        .select()
        .from(rememberToken)
        .where(and(inArray(rememberToken.tokenHash, [...tokenHashes]), isNull(rememberToken.spentAt), gt(rememberToken.expiresAt, now)))

/** The families of a member of which a cookie may still be used. */
export const liveFamilies = async (db: Queryable, memberId: string, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ familyId: rememberToken.familyId })
    .from(rememberToken)
    .where(and(eq(rememberToken.memberId, memberId), isNull(rememberToken.spentAt), gt(rememberToken.expiresAt, now)))
  return rows.map(({ familyId }) => familyId)
}

/** Whether a family has not ended: its cookies are kept, used ones too, until it is forgotten. */
export const isFamilyThere = async (db: Queryable, familyId: string): Promise<boolean> =>
  (await db.$count(rememberToken, eq(rememberToken.familyId, familyId))) > 0

export const forgetFamily = async (db: Queryable, familyId: string): Promise<void> => {
  await db.delete(rememberToken).where(eq(rememberToken.familyId, familyId))
}

/** Forgets every cookie of a member, but for those of the family `except`. */
export const forgetRemembered = async (db: Queryable, memberId: string, except?: string | null): Promise<void> => {
  await db.delete(rememberToken).where(and(eq(rememberToken.memberId, memberId), except ? ne(rememberToken.familyId, except) : undefined))
}

/** Forgets the cookies of everybody. */
export const forgetEveryRemembered = async (db: Queryable): Promise<void> => {
  await db.delete(rememberToken)
}

/** Forgets the cookies that have run out. */
export const sweepRemembered = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(rememberToken).where(lt(rememberToken.expiresAt, now))
}
