import { lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { spentTicket } from './schema.ts'

/** Whether this is the first use. */
export const spendNonce = async (db: Queryable, nonce: string, expiresAt: Date): Promise<boolean> =>
  (await db.insert(spentTicket).values({ nonce, expiresAt }).onConflictDoNothing().returning({ nonce: spentTicket.nonce })).length > 0

/** Forgets tickets that are too old to be used again. */
export const sweepTickets = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(spentTicket).where(lt(spentTicket.expiresAt, now))
}
