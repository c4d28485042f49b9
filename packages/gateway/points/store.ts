import { and, desc, eq, gte, lt, type SQL, sum } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { pointAccount, pointEarned, pointMovement } from './schema.ts'

export type AccountRow = typeof pointAccount.$inferSelect
export type EarnedRow = typeof pointEarned.$inferSelect
export type MovementRow = typeof pointMovement.$inferSelect

/** A member's points for this transaction alone; opened where there were none. */
export const lockPoints = async (tx: Tx, memberId: string): Promise<AccountRow> => {
  await tx.insert(pointAccount).values({ memberId }).onConflictDoNothing()
  return (await tx.select().from(pointAccount).where(eq(pointAccount.memberId, memberId)).for('update'))[0]!
}

export const earnedRows = (db: Queryable, memberId: string): Promise<EarnedRow[]> =>
  db.select().from(pointEarned).where(eq(pointEarned.memberId, memberId))

export const saveEarned = async (tx: Tx, row: EarnedRow): Promise<void> => {
  const { memberId: _, category: __, ...change } = row
  await tx
    .insert(pointEarned)
    .values(row)
    .onConflictDoUpdate({ target: [pointEarned.memberId, pointEarned.category], set: change })
}

/** Writes a change and what it leaves. */
export const addMovement = async (tx: Tx, row: typeof pointMovement.$inferInsert): Promise<void> => {
  await tx.insert(pointMovement).values(row)
  await tx.update(pointAccount).set({ points: row.balance, owed: row.owed }).where(eq(pointAccount.memberId, row.memberId))
}

export interface MovementSpan {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** A member's movements, the latest first. */
export const movementsOf = (db: Queryable, memberId: string, { from, to, before, limit }: MovementSpan): Promise<MovementRow[]> => {
  const where: (SQL | undefined)[] = [
    eq(pointMovement.memberId, memberId),
    from && gte(pointMovement.at, from),
    to && lt(pointMovement.at, to),
    before === undefined ? undefined : lt(pointMovement.seq, before),
  ]
  return db
    .select()
    .from(pointMovement)
    .where(and(...where))
    .orderBy(desc(pointMovement.seq))
    .limit(limit)
}

/** What a member's bets earned since an instant, less what was taken back. */
export const earnedSince = async (db: Queryable, memberId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ points: sum(pointMovement.change) })
    .from(pointMovement)
    .where(and(eq(pointMovement.memberId, memberId), eq(pointMovement.kind, 'EARNED'), gte(pointMovement.at, since)))
  return Number(row?.points ?? 0)
}
