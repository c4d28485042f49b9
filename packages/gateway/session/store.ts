import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { networkOf } from '../kit/address-key.ts'
import { callerView } from '../member/index.ts'
import { session } from './schema.ts'

export type Portal = 'SITE' | 'AGENT'

export type SessionRow = typeof session.$inferSelect
export type NewSession = Omit<typeof session.$inferInsert, 'lastSeenAt' | 'endedAt' | 'earlierHash' | 'earlierUntil'>

export const insertSession = async (db: Queryable, row: NewSession): Promise<void> => {
  await db.insert(session).values({ ...row, lastSeenAt: row.createdAt })
}

/** Finds the session behind a token hash with what its caller is made of. Asked so often that it is put together and planned once. */
export const sessionFinder = (db: Queryable) => {
  const caller = callerView(db)
  const found = db
    .select({
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      endedAt: session.endedAt,
      tokenHash: session.tokenHash,
      earlierUntil: session.earlierUntil,
      expiresAt: session.expiresAt,
      deviceId: session.deviceId,
      memberId: caller.memberId,
      account: caller.account,
      type: caller.type,
      currency: caller.currency,
      state: caller.state,
    })
    .from(session)
    .innerJoin(caller, eq(caller.memberId, session.memberId))
    .where(or(eq(session.tokenHash, sql.placeholder('tokenHash')), eq(session.earlierHash, sql.placeholder('tokenHash'))))
    .prepare('find-session')
  return async (tokenHash: string) => (await found.execute({ tokenHash }))[0]
}

/** Moves `lastSeenAt` forward, never back. */
export const touchSession = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db
    .update(session)
    .set({ lastSeenAt: at })
    .where(and(eq(session.id, id), lt(session.lastSeenAt, at)))
}

/** Whether a session of the member was opened from the same network before: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const isKnownNetwork = async (db: Queryable, memberId: string, ip: string): Promise<boolean> => {
  const rows = await db.selectDistinct({ ip: session.ip }).from(session).where(eq(session.memberId, memberId))
  return rows.some((row) => networkOf(row.ip) === networkOf(ip))
}

/** Ends those that have not ended and returns their ids. */
export const endSessionsById = async (db: Queryable, ids: readonly string[], at: Date): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(inArray(session.id, [...ids]), isNull(session.endedAt)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Ends up to `most` sessions, whosever they are, that have not ended, and returns their ids. */
export const endSomeSessions = async (db: Queryable, most: number, at: Date): Promise<string[]> => {
  const some = db.select({ id: session.id }).from(session).where(isNull(session.endedAt)).limit(most)
  const ended = await db.update(session).set({ endedAt: at }).where(inArray(session.id, some)).returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Ends every session of a member that has not ended, but for `except`, and returns their ids. */
export const endSessionsOf = async (db: Queryable, memberId: string, at: Date, except?: string): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt), except === undefined ? undefined : ne(session.id, except)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Ends the sessions of a family that have not ended and returns their ids. */
export const endFamilySessions = async (db: Queryable, familyId: string, at: Date): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(eq(session.familyId, familyId), isNull(session.endedAt)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** What a session that goes on has to be: not ended, seen after `since`, and within its life. */
const isLive = (since: Date, now: Date) => and(isNull(session.endedAt), gt(session.lastSeenAt, since), gt(session.expiresAt, now))

/** Whether the session goes on, and is of a member who may come in. */
export const isLiveSession = async (
  db: Queryable,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string | undefined },
  since: Date,
  now: Date,
): Promise<boolean> => {
  const token = tokenHash === undefined ? undefined : eq(session.tokenHash, tokenHash)
  const caller = callerView(db)
  const found = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(caller, eq(caller.memberId, session.memberId))
    .where(and(eq(session.id, id), token, isLive(since, now), eq(caller.state, 'ACTIVE')))
  return found.length > 0
}

/** Ends every session not seen since `before`, or at the end of its life, and returns their ids. */
export const endIdleSessions = async (db: Queryable, before: Date, at: Date): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(isNull(session.endedAt), or(lte(session.lastSeenAt, before), lte(session.expiresAt, at))))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Those of a member that go on, the one seen last first. */
export const liveSessionsOf = (db: Queryable, memberId: string, since: Date, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isLive(since, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.id)

/** The session of each family that was opened last, whether it goes on or not. */
export const lastOfFamilies = async (db: Queryable, familyIds: readonly string[]): Promise<SessionRow[]> =>
  familyIds.length === 0
    ? []
    : db
        .selectDistinctOn([session.familyId])
        .from(session)
        .where(inArray(session.familyId, [...familyIds]))
        .orderBy(session.familyId, desc(session.createdAt))

export const findSessionById = async (db: Queryable, id: string): Promise<SessionRow | undefined> =>
  (await db.select().from(session).where(eq(session.id, id)))[0]

/** The session's device is remembered by this family from now on. @returns false where the session has ended or is of another family */
export const joinFamily = async (tx: Tx, id: string, familyId: string): Promise<boolean> => {
  const none = or(isNull(session.familyId), eq(session.familyId, familyId))
  const joined = await tx
    .update(session)
    .set({ familyId })
    .where(and(eq(session.id, id), isNull(session.endedAt), none))
    .returning({ id: session.id })
  return joined.length > 0
}

/** The clock of the gateway that wrote before may be ahead of this one's. */
const later = (before: typeof session.authenticatedAt | typeof session.secondAt, at: Date) =>
  sql`greatest(${before}, ${at.toISOString()}::timestamptz)`

/**
 * Who it is has been shown at this moment; `second`: by a second factor. Another token opens the session from now on; the one before it does
 * until `earlierUntil`.
 * @returns whether the session goes on
 */
export const markProved = async (
  db: Queryable,
  id: string,
  {
    at,
    second,
    tokenHash,
    earlierUntil,
  }: { readonly at: Date; readonly second: boolean; readonly tokenHash: string; readonly earlierUntil: Date },
): Promise<boolean> =>
  (
    await db
      .update(session)
      .set({
        authenticatedAt: later(session.authenticatedAt, at),
        ...(second ? { secondAt: later(session.secondAt, at) } : {}),
        earlierHash: session.tokenHash,
        earlierUntil,
        tokenHash,
      })
      .where(and(eq(session.id, id), isNull(session.endedAt)))
      .returning({ id: session.id })
  ).length > 0

/** The session that this token opens, if it has not ended. */
export const openSessionOf = async (db: Queryable, tokenHash: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.tokenHash, tokenHash), isNull(session.endedAt)))
  )[0]?.id

/** How many sessions of a member go on. */
export const countLiveSessions = (db: Queryable, memberId: string, since: Date, now: Date): Promise<number> =>
  db.$count(session, and(eq(session.memberId, memberId), isLive(since, now)))

/** Forgets sessions that ended before. */
export const forgetSessions = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(session).where(lt(session.endedAt, before))
}
