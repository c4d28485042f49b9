import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { recoveryCode } from './schema.ts'

export const recoveryCodesOf = (db: Queryable, memberId: string): Promise<(typeof recoveryCode.$inferSelect)[]> =>
  db.select().from(recoveryCode).where(eq(recoveryCode.memberId, memberId)).orderBy(asc(recoveryCode.number))

/** Writes these in the place of those before. */
export const writeRecoveryCodes = async (tx: Tx, memberId: string, hashes: readonly string[]): Promise<void> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  if (hashes.length > 0) await tx.insert(recoveryCode).values(hashes.map((hash, number) => ({ memberId, number, hash })))
}

/** Uses a code up. @returns false where there is none such, or it was used */
export const spendRecoveryCode = async (db: Queryable, memberId: string, hash: string, at: Date): Promise<boolean> =>
  (
    await db
      .update(recoveryCode)
      .set({ usedAt: at })
      .where(and(eq(recoveryCode.memberId, memberId), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt)))
      .returning({ number: recoveryCode.number })
  ).length > 0
