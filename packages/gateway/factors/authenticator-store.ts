import { and, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { authenticator, authenticatorDraft } from './schema.ts'

export type AuthenticatorRow = typeof authenticator.$inferSelect

export const findAuthenticator = async (db: Queryable, memberId: string): Promise<AuthenticatorRow | undefined> =>
  (await db.select().from(authenticator).where(eq(authenticator.memberId, memberId)))[0]

/** Puts an app in the place of the one before it. */
export const writeAuthenticator = async (
  tx: Tx,
  memberId: string,
  { secret, lastStep, addedAt }: Pick<AuthenticatorRow, 'secret' | 'lastStep' | 'addedAt'>,
): Promise<void> => {
  const fresh = { secret, lastStep, addedAt, failures: 0, lockedUntil: null }
  await tx
    .insert(authenticator)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: authenticator.memberId, set: fresh })
}

/** @returns whether there was one */
export const deleteAuthenticator = async (tx: Tx, memberId: string): Promise<boolean> => {
  await tx.delete(authenticatorDraft).where(eq(authenticatorDraft.memberId, memberId))
  return (await tx.delete(authenticator).where(eq(authenticator.memberId, memberId)).returning({ id: authenticator.memberId })).length > 0
}

/** @returns whether there was one that was added since */
export const deleteAuthenticatorSince = async (tx: Tx, memberId: string, since: Date): Promise<boolean> => {
  await tx.delete(authenticatorDraft).where(eq(authenticatorDraft.memberId, memberId))
  const added = and(eq(authenticator.memberId, memberId), gte(authenticator.addedAt, since))
  return (await tx.delete(authenticator).where(added).returning({ id: authenticator.memberId })).length > 0
}

/**
 * Counts a guess before it is judged, so that many at once cannot outrun the count. The guess that makes `most` closes the app until `until`,
 * and the count begins anew. Undefined while it is closed, and where there is none.
 */
export const takeGuess = async (
  db: Queryable,
  memberId: string,
  { most, now, until }: { readonly most: number; readonly now: Date; readonly until: Date },
): Promise<AuthenticatorRow | undefined> => {
  const full = sql`${authenticator.failures} + 1 >= ${most}`
  const [row] = await db
    .update(authenticator)
    .set({
      failures: sql`case when ${full} then 0 else ${authenticator.failures} + 1 end`,
      lockedUntil: sql`case when ${full} then ${until.toISOString()}::timestamptz else null end`,
    })
    .where(and(eq(authenticator.memberId, memberId), or(isNull(authenticator.lockedUntil), lte(authenticator.lockedUntil, now))))
    .returning()
  return row
}

/** Takes a code's time step, once and in their order. @returns false where it, or a later one, was taken before */
export const takeStep = async (db: Queryable, memberId: string, step: number): Promise<boolean> =>
  (
    await db
      .update(authenticator)
      .set({ lastStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(authenticator.memberId, memberId), lt(authenticator.lastStep, step)))
      .returning({ id: authenticator.memberId })
  ).length > 0

export type Draft = typeof authenticatorDraft.$inferSelect

export const writeDraft = async (db: Queryable, row: Draft): Promise<void> => {
  const { memberId: _memberId, ...set } = row
  await db.insert(authenticatorDraft).values(row).onConflictDoUpdate({ target: authenticatorDraft.memberId, set })
}

/** Counts an answer before it is judged. Undefined where there is no draft that takes one. */
export const takeDraftAnswer = async (db: Queryable, memberId: string, now: Date): Promise<Draft | undefined> =>
  (
    await db
      .update(authenticatorDraft)
      .set({ answersLeft: sql`${authenticatorDraft.answersLeft} - 1` })
      .where(and(eq(authenticatorDraft.memberId, memberId), gt(authenticatorDraft.answersLeft, 0), gt(authenticatorDraft.expiresAt, now)))
      .returning()
  )[0]

/** @returns whether this call did */
export const endDraft = async (tx: Tx, { memberId, secret }: Draft): Promise<boolean> =>
  (
    await tx
      .delete(authenticatorDraft)
      .where(and(eq(authenticatorDraft.memberId, memberId), eq(authenticatorDraft.secret, secret)))
      .returning({ id: authenticatorDraft.memberId })
  ).length > 0

export const sweepDrafts = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(authenticatorDraft).where(lt(authenticatorDraft.expiresAt, now))
}

export const countAuthenticators = (db: Queryable): Promise<number> => db.$count(authenticator)
