import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { withdrawPassword } from './schema.ts'

export const findWithdrawPassword = async (db: Queryable, memberId: string) =>
  (await db.select().from(withdrawPassword).where(eq(withdrawPassword.memberId, memberId)))[0]

/** Writes the hash and forgets wrong guesses. */
export const writeWithdrawPassword = async (db: Queryable, memberId: string, hash: string, at: Date): Promise<void> => {
  const fresh = { hash, failures: 0, lockedUntil: null, changedAt: at }
  await db
    .insert(withdrawPassword)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: withdrawPassword.memberId, set: { ...fresh, replaced: true } })
}

/**
 * Takes one guess before it is looked at, so that many at once cannot outrun the count; false while the row is locked. The guess that
 * makes `most` locks it until `until`, and the count begins anew.
 */
export const takeGuess = async (db: Queryable, memberId: string, most: number, now: Date, until: Date): Promise<boolean> => {
  const full = sql`${withdrawPassword.failures} + 1 >= ${most}`
  const rows = await db
    .update(withdrawPassword)
    .set({
      failures: sql`case when ${full} then 0 else ${withdrawPassword.failures} + 1 end`,
      lockedUntil: sql`case when ${full} then ${until.toISOString()}::timestamptz else null end`,
    })
    .where(
      sql`${withdrawPassword.memberId} = ${memberId} and (${withdrawPassword.lockedUntil} is null or ${withdrawPassword.lockedUntil} <= ${now.toISOString()}::timestamptz)`,
    )
    .returning({ memberId: withdrawPassword.memberId })
  return rows.length > 0
}

/** Forgets wrong guesses after a right one. */
export const forgiveGuesses = async (db: Queryable, memberId: string): Promise<void> => {
  await db.update(withdrawPassword).set({ failures: 0, lockedUntil: null }).where(eq(withdrawPassword.memberId, memberId))
}
