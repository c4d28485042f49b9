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

const open = (memberId: string, now: Date) =>
  sql`${withdrawPassword.memberId} = ${memberId} and (${withdrawPassword.lockedUntil} is null or ${withdrawPassword.lockedUntil} <= ${now.toISOString()}::timestamptz)`

/** Counts a wrong guess; false while the row is locked. The guess that makes `most` locks it until `until`, and the count begins anew. */
export const countWrongGuess = async (db: Queryable, memberId: string, most: number, now: Date, until: Date): Promise<boolean> => {
  const full = sql`${withdrawPassword.failures} + 1 >= ${most}`
  const rows = await db
    .update(withdrawPassword)
    .set({
      failures: sql`case when ${full} then 0 else ${withdrawPassword.failures} + 1 end`,
      lockedUntil: sql`case when ${full} then ${until.toISOString()}::timestamptz else null end`,
    })
    .where(open(memberId, now))
    .returning({ memberId: withdrawPassword.memberId })
  return rows.length > 0
}

/** Forgets wrong guesses after a right one; false while the row is locked, also where others locked it a moment ago. */
export const forgiveGuesses = async (db: Queryable, memberId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(withdrawPassword)
    .set({ failures: 0, lockedUntil: null })
    .where(open(memberId, now))
    .returning({ memberId: withdrawPassword.memberId })
  return rows.length > 0
}
