import { eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { loginGuess } from './schema.ts'

/** Counts an attempt on a name that is no account and answers how many there were. */
export const countGuess = async (db: Queryable, nameHash: string, at: Date): Promise<number> => {
  const [row] = await db
    .insert(loginGuess)
    .values({ nameHash, failures: 1, at })
    .onConflictDoUpdate({ target: loginGuess.nameHash, set: { failures: sql`${loginGuess.failures} + 1`, at } })
    .returning({ failures: loginGuess.failures })
  return row!.failures
}

/** Takes back an attempt that was counted before it was judged, and was none. */
export const uncountGuess = async (db: Queryable, nameHash: string): Promise<void> => {
  await db
    .update(loginGuess)
    .set({ failures: sql`greatest(${loginGuess.failures} - 1, 0)` })
    .where(eq(loginGuess.nameHash, nameHash))
}

const KEPT_MS = 30 * DAY_MS

/** Forgets names on which nobody has tried for a month. */
export const sweepGuesses = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(loginGuess).where(lt(loginGuess.at, new Date(now.getTime() - KEPT_MS)))
}
