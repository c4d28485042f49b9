import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { captcha } from './schema.ts'

export const insertAnswer = async (db: Queryable, row: { id: string; answer: string; expiresAt: Date }): Promise<void> => {
  await db.insert(captcha).values(row)
}

/** Takes the answer out, so that a picture can be answered once. Undefined when unknown or too old. */
export const takeAnswer = async (db: Queryable, id: string, now: Date): Promise<string | null | undefined> => {
  const [row] = await db
    .delete(captcha)
    .where(and(eq(captcha.id, id), gt(captcha.expiresAt, now)))
    .returning({ answer: captcha.answer })
  return row?.answer
}

/** @returns false when this proof has been spent before */
export const spendProof = async (db: Queryable, id: string, expiresAt: Date): Promise<boolean> => {
  const spent = await db.insert(captcha).values({ id, answer: null, expiresAt }).onConflictDoNothing().returning({ id: captcha.id })
  return spent.length > 0
}

/** Forgets what has run out. */
export const sweepCaptchas = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(captcha).where(lt(captcha.expiresAt, now))
}
