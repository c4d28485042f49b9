import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { socialAttempt } from './schema.ts'

export type Attempt = typeof socialAttempt.$inferSelect

export const insertAttempt = async (db: Queryable, row: typeof socialAttempt.$inferInsert): Promise<void> => {
  await db.insert(socialAttempt).values(row)
}

export interface Departure {
  readonly browserHash: string
  readonly stateHash: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Notes which browser leaves for the provider. Undefined when the ticket is unknown, too old or has been used. */
export const departWith = async (db: Queryable, ticketHash: string, now: Date, departure: Departure): Promise<Attempt | undefined> =>
  (
    await db
      .update(socialAttempt)
      .set(departure)
      .where(and(eq(socialAttempt.ticketHash, ticketHash), isNull(socialAttempt.stateHash), gt(socialAttempt.expiresAt, now)))
      .returning()
  )[0]

/** Takes out the attempt of a browser that comes back. Undefined when it is another browser's, or has come back before. */
export const takeAttempt = async (db: Queryable, stateHash: string, browserHash: string): Promise<Attempt | undefined> =>
  (
    await db
      .delete(socialAttempt)
      .where(and(eq(socialAttempt.stateHash, stateHash), eq(socialAttempt.browserHash, browserHash)))
      .returning()
  )[0]

export const sweepAttempts = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(socialAttempt).where(lt(socialAttempt.expiresAt, now))
}
