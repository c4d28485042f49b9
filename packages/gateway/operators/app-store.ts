import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { operatorApp, operatorRecoveryCode } from './schema.ts'

export type AppRow = typeof operatorApp.$inferSelect

export const findApp = async (db: Queryable, person: string): Promise<AppRow | undefined> =>
  (await db.select().from(operatorApp).where(eq(operatorApp.person, person)))[0]

export const writeDraft = async (db: Queryable, person: string, draft: string, draftUntil: Date): Promise<void> => {
  await db
    .insert(operatorApp)
    .values({ person, draft, draftUntil })
    .onConflictDoUpdate({ target: operatorApp.person, set: { draft, draftUntil } })
}

/** Writes an app that nobody has to confirm. */
export const insertApp = async (tx: Tx, person: string, secret: string): Promise<void> => {
  await tx.insert(operatorApp).values({ person, secret })
}

/**
 * Counts a guess before it is judged, so that many at once cannot outrun the count. The guess that makes `most` closes the app until `until`,
 * and the count begins anew. Undefined while it is closed, and where there is none.
 */
export const takeGuess = async (
  db: Queryable,
  person: string,
  { most, now, until }: { readonly most: number; readonly now: Date; readonly until: Date },
): Promise<AppRow | undefined> => {
  const full = sql`${operatorApp.failures} + 1 >= ${most}`
  const [row] = await db
    .update(operatorApp)
    .set({
      failures: sql`case when ${full} then 0 else ${operatorApp.failures} + 1 end`,
      lockedUntil: sql`case when ${full} then ${until.toISOString()}::timestamptz else null end`,
    })
    .where(and(eq(operatorApp.person, person), or(isNull(operatorApp.lockedUntil), lte(operatorApp.lockedUntil, now))))
    .returning()
  return row
}

/** Takes a code's time step, once and in their order. @returns false where it, or a later one, was taken before */
export const takeStep = async (db: Queryable, person: string, step: number): Promise<boolean> =>
  (
    await db
      .update(operatorApp)
      .set({ lastStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(operatorApp.person, person), lt(operatorApp.lastStep, step)))
      .returning({ person: operatorApp.person })
  ).length > 0

/** Puts the draft in the place of the app before it. @returns false where another call did, or it is over */
export const confirmDraft = async (tx: Tx, person: string, draft: string, step: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(operatorApp)
      .set({ secret: draft, draft: null, draftUntil: null, lastStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(operatorApp.person, person), eq(operatorApp.draft, draft), gt(operatorApp.draftUntil, now)))
      .returning({ person: operatorApp.person })
  ).length > 0

export const deleteApp = async (tx: Tx, person: string): Promise<void> => {
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.person, person))
  await tx.delete(operatorApp).where(eq(operatorApp.person, person))
}

export const countApps = (db: Queryable): Promise<number> => db.$count(operatorApp, isNotNull(operatorApp.secret))

/** Recovery codes that are left. */
export const recoveryHashes = async (db: Queryable, person: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ hash: operatorRecoveryCode.hash })
    .from(operatorRecoveryCode)
    .where(and(eq(operatorRecoveryCode.person, person), isNull(operatorRecoveryCode.usedAt)))
  return rows.map(({ hash }) => hash)
}

/** Writes these in the place of those before. */
export const writeRecoveryHashes = async (tx: Tx, person: string, hashes: readonly string[]): Promise<void> => {
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.person, person))
  await tx.insert(operatorRecoveryCode).values(hashes.map((hash) => ({ person, hash })))
}

/** Uses a code up. @returns false where there is none such, or it was used */
export const spendRecoveryHash = async (db: Queryable, person: string, hash: string, usedAt: Date): Promise<boolean> =>
  (
    await db
      .update(operatorRecoveryCode)
      .set({ usedAt })
      .where(and(eq(operatorRecoveryCode.person, person), eq(operatorRecoveryCode.hash, hash), isNull(operatorRecoveryCode.usedAt)))
      .returning({ person: operatorRecoveryCode.person })
  ).length > 0
