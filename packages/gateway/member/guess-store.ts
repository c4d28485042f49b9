import { eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { loginGuess } from './schema.ts'

/** So many guesses in a row are free; each one after them has to wait, twice as long each time. */
export const FREE_GUESSES = 10
const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 3_600

/** Takes a guess and answers how many there have been in a row with it; undefined while the budget is locked. */
export const takeGuess = async (db: Queryable, hash: string, at: Date): Promise<number | undefined> => {
  const failures = sql`${loginGuess.failures} + 1`
  const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${failures} - ${FREE_GUESSES}, 20)))`
  const now = sql`${at.toISOString()}::timestamptz`
  const [row] = await db
    .insert(loginGuess)
    .values({ nameHash: hash, failures: 1, at })
    .onConflictDoUpdate({
      target: loginGuess.nameHash,
      set: {
        failures,
        at,
        lockedUntil: sql`case when ${failures} >= ${FREE_GUESSES} then ${now} + ${wait} * interval '1 second' end`,
      },
      setWhere: or(isNull(loginGuess.lockedUntil), lte(loginGuess.lockedUntil, at))!,
    })
    .returning({ failures: loginGuess.failures })
  return row?.failures
}

export const lockedUntil = async (db: Queryable, hash: string): Promise<Date | null> =>
  (await db.select({ until: loginGuess.lockedUntil }).from(loginGuess).where(eq(loginGuess.nameHash, hash)))[0]?.until ?? null

/** Takes back a guess that was counted before it was judged, and was none. */
export const uncountGuess = async (db: Queryable, hash: string): Promise<void> => {
  await db
    .update(loginGuess)
    .set({ failures: sql`greatest(${loginGuess.failures} - 1, 0)`, lockedUntil: null })
    .where(eq(loginGuess.nameHash, hash))
}

export const forgetGuesses = async (db: Queryable, hashes: readonly string[]): Promise<void> => {
  await db.delete(loginGuess).where(inArray(loginGuess.nameHash, [...hashes]))
}

const KEPT_MS = 30 * DAY_MS

/** Forgets names on which nobody has tried for a month. */
export const sweepGuesses = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(loginGuess).where(lt(loginGuess.at, new Date(now.getTime() - KEPT_MS)))
}
