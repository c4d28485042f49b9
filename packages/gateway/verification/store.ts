import { and, eq, gt, isNull, lt, max, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { verificationCode } from './schema.ts'

export interface NewCode {
  readonly key: string
  readonly recipient: string
  readonly codeHash: string
  readonly expiresAt: Date
}

/** Writes a code in the place of the one before it. */
export const writeCode = async (tx: Tx, row: NewCode): Promise<void> => {
  const { codeHash, expiresAt } = row
  await tx
    .insert(verificationCode)
    .values(row)
    .onConflictDoUpdate({
      target: verificationCode.key,
      set: { codeHash, expiresAt, answers: 0, spentAt: null, burntAt: null },
    })
}

/** When a code for this address and purpose was last burnt by wrong answers. */
export const burntAt = async (db: Queryable, recipient: string): Promise<Date | null> =>
  (
    await db
      .select({ at: max(verificationCode.burntAt) })
      .from(verificationCode)
      .where(eq(verificationCode.recipient, recipient))
  )[0]?.at ?? null

/**
 * Judges an answer and counts it in the same statement, so that of many at once no more than `most` are judged, and one at most is found to
 * be right. Undefined where there is no code that still takes an answer.
 */
export const judgeAnswer = async (
  db: Queryable,
  { key, codeHash, most, now }: { key: string; codeHash: string; most: number; now: Date },
): Promise<{ readonly right: boolean; readonly answers: number } | undefined> => {
  const right = sql`${verificationCode.codeHash} = ${codeHash}`
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await db
    .update(verificationCode)
    .set({
      answers: sql`${verificationCode.answers} + 1`,
      spentAt: sql`case when ${right} then ${at} end`,
      burntAt: sql`case when not ${right} and ${verificationCode.answers} + 1 >= ${most} then ${at} end`,
    })
    .where(
      and(
        eq(verificationCode.key, key),
        isNull(verificationCode.spentAt),
        lt(verificationCode.answers, most),
        gt(verificationCode.expiresAt, now),
      ),
    )
    .returning({ spentAt: verificationCode.spentAt, answers: verificationCode.answers })
  return row && { right: row.spentAt !== null, answers: row.answers }
}

/** Forgets codes that ran out before. */
export const forgetCodes = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(verificationCode).where(lt(verificationCode.expiresAt, before))
}
