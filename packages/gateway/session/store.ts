import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { rememberToken, session } from './schema.ts'

export type Portal = 'SITE' | 'AGENT'

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly memberId: string
  readonly portal: Portal
  readonly ip: string
  readonly at: Date
}

export const insertSession = async (db: Queryable, { at, ...row }: NewSession): Promise<void> => {
  await db.insert(session).values({ ...row, createdAt: at, lastSeenAt: at })
}

/** Finds the session behind a token hash with what its caller is made of. Asked so often that it is put together and planned once. */
export const sessionFinder = (db: Queryable) => {
  const caller = callerView(db)
  const found = db
    .select({
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      endedAt: session.endedAt,
      memberId: caller.memberId,
      account: caller.account,
      type: caller.type,
      currency: caller.currency,
      state: caller.state,
    })
    .from(session)
    .innerJoin(caller, eq(caller.memberId, session.memberId))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
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

/** @returns whether this call ended it */
export const endSession = async (db: Queryable, id: string, at: Date): Promise<boolean> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(eq(session.id, id), isNull(session.endedAt)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends every session of a member that has not ended and returns their ids. */
export const endSessionsOf = async (db: Queryable, memberId: string, at: Date): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Whether the session has not ended, was seen after `since`, and is of a member who may come in. */
export const isLiveSession = async (db: Queryable, id: string, since: Date): Promise<boolean> => {
  const caller = callerView(db)
  const found = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(caller, eq(caller.memberId, session.memberId))
    .where(and(eq(session.id, id), isNull(session.endedAt), gt(session.lastSeenAt, since), eq(caller.state, 'ACTIVE')))
  return found.length > 0
}

/** Ends every session not seen since `before` and returns their ids. */
export const endIdleSessions = async (db: Queryable, before: Date, at: Date): Promise<string[]> => {
  const ended = await db
    .update(session)
    .set({ endedAt: at })
    .where(and(isNull(session.endedAt), lte(session.lastSeenAt, before)))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Forgets sessions that ended before. */
export const forgetSessions = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(session).where(lt(session.endedAt, before))
}

export interface NewRemember {
  readonly tokenHash: string
  readonly memberId: string
  /** Of the session that it came with. */
  readonly sessionTokenHash: string
  readonly expiresAt: Date
}

export const insertRemember = async (db: Queryable, { sessionTokenHash, ...row }: NewRemember): Promise<void> => {
  const sessionId = sql`(select ${session.id} from ${session} where ${session.tokenHash} = ${sessionTokenHash})`
  await db.insert(rememberToken).values({ ...row, sessionId })
}

/** Takes the token out, so that it works once. Undefined when it is unknown or too old. */
export const spendRemember = async (db: Queryable, tokenHash: string, now: Date) => {
  const [row] = await db
    .delete(rememberToken)
    .where(and(eq(rememberToken.tokenHash, tokenHash), gt(rememberToken.expiresAt, now)))
    .returning({ memberId: rememberToken.memberId, expiresAt: rememberToken.expiresAt })
  return row
}

/** Forgets every cookie of a member. */
export const forgetRemembered = async (db: Queryable, memberId: string): Promise<void> => {
  await db.delete(rememberToken).where(eq(rememberToken.memberId, memberId))
}

/** How many sessions of a member have neither ended nor been silent since `since`. */
export const countLiveSessions = (db: Queryable, memberId: string, since: Date): Promise<number> =>
  db.$count(session, and(eq(session.memberId, memberId), isNull(session.endedAt), gt(session.lastSeenAt, since)))

/** Forgets the cookie that came with a session, which its caller may not have sent. */
export const forgetRememberOf = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.delete(rememberToken).where(eq(rememberToken.sessionId, sessionId))
}

/** Forgets the cookies that have run out. */
export const sweepRemembered = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(rememberToken).where(lt(rememberToken.expiresAt, now))
}
