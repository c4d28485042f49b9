import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { payee } from './schema.ts'

export type PayeeRow = typeof payee.$inferSelect

/** A member's, the removed ones among them, the oldest first. */
export const payeesOf = (db: Queryable, memberId: string): Promise<PayeeRow[]> =>
  db.select().from(payee).where(eq(payee.memberId, memberId)).orderBy(asc(payee.addedAt), asc(payee.id))

export const payeesById = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, PayeeRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payee)
    .where(inArray(payee.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** False where the account is somebody's already. */
export const insertPayee = async (tx: Tx, row: typeof payee.$inferInsert): Promise<boolean> =>
  (await tx.insert(payee).values(row).onConflictDoNothing().returning({ id: payee.id })).length > 0

/** False where it is no account of that member's. */
export const endPayee = async (db: Queryable, memberId: string, id: string, at: Date): Promise<boolean> => {
  const own = and(eq(payee.id, id), eq(payee.memberId, memberId), isNull(payee.removedAt))
  return (await db.update(payee).set({ removedAt: at }).where(own).returning({ id: payee.id })).length > 0
}
