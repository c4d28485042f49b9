import { eq, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { loginGuess } from './schema.ts'

/** So many guesses a budget has in any hour. */
export const GUESSES_AN_HOUR = 10
/** After so many in a row without a right one none is judged any more. */
const MOST_IN_A_ROW = 100
const SPAN_MS = HOUR_MS

/** Takes a guess and answers how many there have been in a row with it; undefined while there is none left. */
export const takeGuess = async (db: Queryable, hash: string, at: Date): Promise<number | undefined> => {
  const { recent, failures } = loginGuess
  const now = sql`${at.toISOString()}::timestamptz`
  const before = sql`${new Date(at.getTime() - SPAN_MS).toISOString()}::timestamptz`
  const [row] = await db
    .insert(loginGuess)
    .values({ nameHash: hash, failures: 1, at, recent: [at] })
    .onConflictDoUpdate({
      target: loginGuess.nameHash,
      set: {
        failures: sql`${failures} + 1`,
        at,
        recent: sql`case when cardinality(${recent}) < ${GUESSES_AN_HOUR} then ${recent} else ${recent}[2:] end || ${now}`,
      },
      setWhere: sql`(cardinality(${recent}) < ${GUESSES_AN_HOUR} or ${recent}[1] <= ${before}) and ${failures} < ${MOST_IN_A_ROW}`,
    })
    .returning({ failures })
  return row?.failures
}

/** When a budget that has no guess left has one again. */
export const nextGuessAt = async (db: Queryable, hash: string, now: Date): Promise<Date> => {
  const [row] = await db.select().from(loginGuess).where(eq(loginGuess.nameHash, hash))
  const first = row && row.failures < MOST_IN_A_ROW ? row.recent[0] : now
  return new Date((first ?? now).getTime() + SPAN_MS)
}

/** Takes back one guess of that moment. */
const without = (at: Date) => {
  const { recent } = loginGuess
  const position = sql`array_position(${recent}, ${at.toISOString()}::timestamptz)`
  return sql`case when ${position} is null then ${recent} else ${recent}[:${position} - 1] || ${recent}[${position} + 1:] end`
}

/** Takes back a guess that was counted before it was judged, and was none. */
export const uncountGuess = async (db: Queryable, hash: string, at: Date): Promise<void> => {
  await db
    .update(loginGuess)
    .set({ failures: sql`greatest(${loginGuess.failures} - 1, 0)`, recent: without(at) })
    .where(eq(loginGuess.nameHash, hash))
}

/** Takes back a guess that was right, and ends the row of wrong ones. What others have guessed in this hour stays counted. */
export const settleGuess = async (db: Queryable, hash: string, at: Date): Promise<void> => {
  await db
    .update(loginGuess)
    .set({ failures: 0, recent: without(at) })
    .where(eq(loginGuess.nameHash, hash))
}

export const forgiveRow = async (db: Queryable, hash: string): Promise<void> => {
  await db.update(loginGuess).set({ failures: 0 }).where(eq(loginGuess.nameHash, hash))
}

export const forgetGuesses = async (db: Queryable, hash: string): Promise<void> => {
  await db.delete(loginGuess).where(eq(loginGuess.nameHash, hash))
}

const LIFE_MS = 30 * DAY_MS

/** Forgets names on which nobody has tried for a month, and at once those that were settled. */
export const sweepGuesses = async (tx: Tx, now: Date): Promise<void> => {
  const old = lt(loginGuess.at, new Date(now.getTime() - LIFE_MS))
  await tx.delete(loginGuess).where(or(old, sql`${loginGuess.failures} = 0 and cardinality(${loginGuess.recent}) = 0`))
}
