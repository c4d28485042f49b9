import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { NOBODY, signIn } from './schema.ts'

export type SignInRow = typeof signIn.$inferSelect

/** Without a member, the name was no account's: it costs the same, and nobody reads it. */
export const insertSignIn = async (
  db: Queryable,
  { memberId = NOBODY, ...row }: Omit<SignInRow, 'id' | 'memberId'> & { readonly memberId: string | undefined },
): Promise<void> => {
  await db.insert(signIn).values({ ...row, memberId })
}

/** The latest first. */
export const signInsOf = (db: Queryable, memberId: string, { from, size }: { from: number; size: number }): Promise<SignInRow[]> =>
  db.select().from(signIn).where(eq(signIn.memberId, memberId)).orderBy(desc(signIn.at), desc(signIn.id)).limit(size).offset(from)

export const countSignIns = (db: Queryable, memberId: string): Promise<number> => db.$count(signIn, eq(signIn.memberId, memberId))

/** On how many days of a zone a member logged in between two instants. */
export const loginDays = async (db: Queryable, memberId: string, from: Date, to: Date, timeZone: string): Promise<number> => {
  const day = sql`timezone(${timeZone}::text, ${signIn.at})::date`
  const [row] = await db
    .select({ days: sql<number>`count(distinct ${day})::int` })
    .from(signIn)
    .where(and(eq(signIn.memberId, memberId), eq(signIn.result, 'SIGNED_IN'), gte(signIn.at, from), lt(signIn.at, to)))
  return row?.days ?? 0
}

/** Forgets those of members that were before, and all of nobody's. */
export const sweepSignIns = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(signIn).where(or(lt(signIn.at, before), eq(signIn.memberId, NOBODY)))
}
