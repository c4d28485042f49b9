import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { factorRemoval } from './schema.ts'

export type FactorRemovalRow = typeof factorRemoval.$inferSelect

export const insertRemoval = async (tx: Tx, row: typeof factorRemoval.$inferInsert): Promise<FactorRemovalRow> =>
  (await tx.insert(factorRemoval).values(row).returning())[0]!

/** The row for this transaction alone. */
export const lockRemoval = async (tx: Tx, id: string): Promise<FactorRemovalRow | undefined> =>
  (await tx.select().from(factorRemoval).where(eq(factorRemoval.id, id)).for('update'))[0]

const waits = (since: Date) => and(eq(factorRemoval.state, 'PROPOSED'), gt(factorRemoval.proposedAt, since))

/** What waits for the account and was proposed later than `since`. */
export const waitingRemoval = async (tx: Tx, memberId: string, since: Date): Promise<FactorRemovalRow | undefined> =>
  (
    await tx
      .select()
      .from(factorRemoval)
      .where(and(eq(factorRemoval.memberId, memberId), waits(since)))
      .limit(1)
  )[0]

export const decideRemoval = async (
  tx: Tx,
  id: string,
  decision: Pick<FactorRemovalRow, 'state' | 'decidedAt' | 'decidedBy' | 'note'>,
): Promise<void> => {
  await tx.update(factorRemoval).set(decision).where(eq(factorRemoval.id, id))
}

const MOST = 200

/** With whose they are, the first to lapse first. */
export const waitingRemovals = (queryable: Queryable, since: Date) => {
  const owner = callerView(queryable)
  return queryable
    .select({ row: factorRemoval, account: owner.account })
    .from(factorRemoval)
    .innerJoin(owner, eq(owner.memberId, factorRemoval.memberId))
    .where(waits(since))
    .orderBy(asc(factorRemoval.proposedAt), factorRemoval.id)
    .limit(MOST)
}
