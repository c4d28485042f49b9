import type { OperatorRole } from '@portico/contract/operator/roles'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { operatorPerson, operatorSession } from './schema.ts'

export const insertSession = async (db: Queryable, row: typeof operatorSession.$inferInsert): Promise<void> => {
  await db.insert(operatorSession).values(row)
}

export interface FoundSession {
  readonly name: string
  readonly role: OperatorRole
  readonly seenAt: Date
}

/** Whose session it is, while it goes on. */
export const findSession = async (
  db: Queryable,
  tokenHash: string,
  { now, seenAfter }: { readonly now: Date; readonly seenAfter: Date },
): Promise<FoundSession | undefined> =>
  (
    await db
      .select({ name: operatorPerson.name, role: operatorPerson.role, seenAt: operatorSession.seenAt })
      .from(operatorSession)
      .innerJoin(operatorPerson, eq(operatorPerson.name, operatorSession.person))
      .where(
        and(
          eq(operatorSession.tokenHash, tokenHash),
          gt(operatorSession.endsAt, now),
          gt(operatorSession.seenAt, seenAfter),
          isNull(operatorPerson.removedAt),
        ),
      )
  )[0]

export const touchSession = async (db: Queryable, tokenHash: string, now: Date): Promise<void> => {
  await db
    .update(operatorSession)
    .set({ seenAt: sql`greatest(${operatorSession.seenAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(operatorSession.tokenHash, tokenHash))
}

export const endSession = async (db: Queryable, tokenHash: string): Promise<void> => {
  await db.delete(operatorSession).where(eq(operatorSession.tokenHash, tokenHash))
}

export const endSessionsOf = async (db: Queryable, person: string): Promise<void> => {
  await db.delete(operatorSession).where(eq(operatorSession.person, person))
}

export const sweepSessions = async (db: Queryable, { now, seenAfter }: { readonly now: Date; readonly seenAfter: Date }): Promise<void> => {
  await db.delete(operatorSession).where(or(lt(operatorSession.endsAt, now), lt(operatorSession.seenAt, seenAfter)))
}
