import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { adjustment } from './schema.ts'

export type AdjustmentRow = typeof adjustment.$inferSelect

export const insertAdjustment = async (tx: Tx, row: typeof adjustment.$inferInsert): Promise<AdjustmentRow> =>
  (await tx.insert(adjustment).values(row).returning())[0]!

/** The row for this transaction alone. */
export const lockAdjustment = async (tx: Tx, id: string): Promise<AdjustmentRow | undefined> =>
  (await tx.select().from(adjustment).where(eq(adjustment.id, id)).for('update'))[0]

/** What waits for a decision and says the same. */
export const findSame = async (
  tx: Tx,
  { memberId, direction, amount, reason }: Pick<AdjustmentRow, 'memberId' | 'direction' | 'amount' | 'reason'>,
): Promise<AdjustmentRow | undefined> =>
  (
    await tx
      .select()
      .from(adjustment)
      .where(
        and(
          eq(adjustment.memberId, memberId),
          eq(adjustment.direction, direction),
          eq(adjustment.amount, amount),
          eq(adjustment.reason, reason),
          eq(adjustment.state, 'PROPOSED'),
        ),
      )
  )[0]

export const decideOn = async (
  tx: Tx,
  id: string,
  decision: Pick<AdjustmentRow, 'state' | 'decidedAt' | 'decidedBy' | 'note'>,
): Promise<AdjustmentRow> => (await tx.update(adjustment).set(decision).where(eq(adjustment.id, id)).returning())[0]!

const MOST = 200

/** With whose they are, the latest first. */
export const adjustmentsIn = (queryable: Queryable, state: AdjustmentRow['state']) => {
  const owner = callerView(queryable)
  return queryable
    .select({ row: adjustment, account: owner.account })
    .from(adjustment)
    .innerJoin(owner, eq(owner.memberId, adjustment.memberId))
    .where(eq(adjustment.state, state))
    .orderBy(desc(adjustment.proposedAt), adjustment.id)
    .limit(MOST)
}
