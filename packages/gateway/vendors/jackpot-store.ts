import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { vendorJackpot } from './schema.ts'

export type JackpotRow = typeof vendorJackpot.$inferSelect

/** The last that is said of a jackpot holds. */
export const saveJackpots = async (db: Queryable, rows: readonly JackpotRow[]): Promise<void> => {
  await db
    .insert(vendorJackpot)
    .values([...rows])
    .onConflictDoUpdate({
      target: [vendorJackpot.gameCode, vendorJackpot.currency],
      set: { vendor: sql`excluded.vendor`, amount: sql`excluded.amount`, at: sql`excluded.at` },
    })
}

/** Those in which something stands, the largest first. */
export const jackpotsSince = (db: Queryable, currency: string, since: Date): Promise<JackpotRow[]> =>
  db
    .select()
    .from(vendorJackpot)
    .where(and(eq(vendorJackpot.currency, currency), gt(vendorJackpot.at, since), gt(vendorJackpot.amount, 0n)))
    .orderBy(desc(vendorJackpot.amount), vendorJackpot.gameCode)

export const forgetJackpots = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(vendorJackpot).where(lt(vendorJackpot.at, before))
}
