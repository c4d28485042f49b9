import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { signInFlow } from './schema.ts'

export type SignInFlow = typeof signInFlow.$inferSelect

export const insertFlow = async (db: Queryable, row: typeof signInFlow.$inferInsert): Promise<void> => {
  await db.insert(signInFlow).values(row)
}

/** The flow behind a cookie; undefined when it is unknown, too old or ended by wrong answers. */
export const findFlow = async (db: Queryable, cookieHash: string, now: Date): Promise<SignInFlow | undefined> =>
  (
    await db
      .select()
      .from(signInFlow)
      .where(and(eq(signInFlow.cookieHash, cookieHash), gt(signInFlow.expiresAt, now), gt(signInFlow.answersLeft, 0)))
  )[0]

/** Counts an answer before it is judged, so that many at once are no more than `answersLeft`. Undefined when none is left. */
export const takeAnswer = async (db: Queryable, cookieHash: string, now: Date): Promise<SignInFlow | undefined> =>
  (
    await db
      .update(signInFlow)
      .set({ answersLeft: sql`${signInFlow.answersLeft} - 1` })
      .where(and(eq(signInFlow.cookieHash, cookieHash), gt(signInFlow.expiresAt, now), gt(signInFlow.answersLeft, 0)))
      .returning()
  )[0]

/** Notes that the challenge is behind: what follows has all its answers again. */
export const markVerified = async (
  db: Queryable,
  cookieHash: string,
  { answersLeft, trustDevice, second }: Pick<SignInFlow, 'answersLeft' | 'trustDevice' | 'second'>,
): Promise<void> => {
  await db.update(signInFlow).set({ verified: true, answersLeft, trustDevice, second }).where(eq(signInFlow.cookieHash, cookieHash))
}

/** Takes a flow out, so that it opens one session at most. @returns whether this call did */
export const endFlow = async (db: Queryable, cookieHash: string): Promise<boolean> =>
  (await db.delete(signInFlow).where(eq(signInFlow.cookieHash, cookieHash)).returning({ memberId: signInFlow.memberId })).length > 0

/** Ends what has begun for a member, whose password or proofs are others now. */
export const endFlowsOf = async (db: Queryable, memberId: string): Promise<void> => {
  await db.delete(signInFlow).where(eq(signInFlow.memberId, memberId))
}

export const sweepFlows = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(signInFlow).where(lt(signInFlow.expiresAt, now))
}
