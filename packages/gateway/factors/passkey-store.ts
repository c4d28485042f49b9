import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { passkey, passkeyChallenge } from './schema.ts'

export type PasskeyRow = typeof passkey.$inferSelect

/** The oldest first. */
export const passkeysOf = (db: Queryable, memberId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(eq(passkey.memberId, memberId)).orderBy(asc(passkey.addedAt), asc(passkey.id))

export const countPasskeys = (db: Queryable, memberId: string): Promise<number> => db.$count(passkey, eq(passkey.memberId, memberId))

export const findPasskey = async (db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> =>
  (await db.select().from(passkey).where(eq(passkey.credentialId, credentialId)))[0]

/** @returns false where somebody has it already */
export const insertPasskey = async (tx: Tx, row: PasskeyRow): Promise<boolean> =>
  (await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })).length > 0

export const renamePasskeyRow = async (db: Queryable, memberId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
  (
    await db
      .update(passkey)
      .set({ name })
      .where(and(eq(passkey.id, id), eq(passkey.memberId, memberId)))
      .returning()
  )[0]

/** @returns how many; without `id` all of the member's */
export const deletePasskeys = async (tx: Tx, memberId: string, id?: string): Promise<number> =>
  (
    await tx
      .delete(passkey)
      .where(and(eq(passkey.memberId, memberId), id === undefined ? undefined : eq(passkey.id, id)))
      .returning({ id: passkey.id })
  ).length

/** @returns how many were added since */
export const deletePasskeysSince = async (tx: Tx, memberId: string, since: Date): Promise<number> =>
  (
    await tx
      .delete(passkey)
      .where(and(eq(passkey.memberId, memberId), gte(passkey.addedAt, since)))
      .returning({ id: passkey.id })
  ).length

/** Notes a use, where nothing else has noted one since it was read. @returns whether it did */
export const notePasskeyUse = async (
  db: Queryable,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  use: Pick<PasskeyRow, 'counter' | 'synced' | 'lastUsedAt'>,
): Promise<boolean> =>
  (
    await db
      .update(passkey)
      .set(use)
      .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
      .returning({ id: passkey.id })
  ).length > 0

export const insertChallenge = async (db: Queryable, row: typeof passkeyChallenge.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenge).values(row)
}

/** Uses a challenge up, whatever is answered to it. @returns whether it was made for this and not used before */
export const takeChallenge = async (db: Queryable, hash: string, bound: string, now: Date): Promise<boolean> =>
  (
    await db
      .delete(passkeyChallenge)
      .where(and(eq(passkeyChallenge.hash, hash), eq(passkeyChallenge.bound, bound), gt(passkeyChallenge.expiresAt, now)))
      .returning({ hash: passkeyChallenge.hash })
  ).length > 0

export const sweepChallenges = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now))
}
