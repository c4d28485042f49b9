import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { unmatchedPayment } from './schema.ts'

export type UnmatchedRow = typeof unmatchedPayment.$inferSelect

/** False when it has been written down before. */
export const insertUnmatched = async (
  tx: Tx,
  row: Omit<UnmatchedRow, 'resolvedAt' | 'resolvedBy' | 'note' | 'proposal'>,
): Promise<boolean> =>
  (await tx.insert(unmatchedPayment).values(row).onConflictDoNothing().returning({ id: unmatchedPayment.id })).length > 0

/** Whatever is said of a provider's reference is worked on by one alone until the transaction ends: two notices could both be the first that names it. */
export const lockReference = async (tx: Tx, provider: string, providerRef: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${provider} ${providerRef}`}, 0))`)
}

/** Everything written down for a provider's reference. */
export const unmatchedByRef = (tx: Tx, provider: string, providerRef: string): Promise<UnmatchedRow[]> =>
  tx
    .select()
    .from(unmatchedPayment)
    .where(and(eq(unmatchedPayment.provider, provider), eq(unmatchedPayment.providerRef, providerRef)))

/** Everything written down about these deposits. */
export const unmatchedOf = (queryable: Queryable, ...depositIds: readonly string[]): Promise<UnmatchedRow[]> =>
  depositIds.length === 0
    ? Promise.resolve([])
    : queryable
        .select()
        .from(unmatchedPayment)
        .where(inArray(unmatchedPayment.depositId, [...depositIds]))
        .orderBy(unmatchedPayment.receivedAt)

/** The row for this transaction alone. */
export const lockUnmatched = async (tx: Tx, id: string): Promise<UnmatchedRow | undefined> =>
  (await tx.select().from(unmatchedPayment).where(eq(unmatchedPayment.id, id)).for('update'))[0]

export const changeUnmatched = async (tx: Tx, id: string, change: Partial<UnmatchedRow>): Promise<void> => {
  await tx.update(unmatchedPayment).set(change).where(eq(unmatchedPayment.id, id))
}

const MOST = 200

/** With whose they are, the latest first. */
export const unmatchedIn = (queryable: Queryable, state: UnmatchedRow['state']) => {
  const owner = callerView(queryable)
  return queryable
    .select({ row: unmatchedPayment, account: owner.account })
    .from(unmatchedPayment)
    .leftJoin(owner, eq(owner.memberId, unmatchedPayment.memberId))
    .where(eq(unmatchedPayment.state, state))
    .orderBy(desc(unmatchedPayment.receivedAt), unmatchedPayment.id)
    .limit(MOST)
}

export const countOpen = async (queryable: Queryable): Promise<number> =>
  (await queryable.select({ open: count() }).from(unmatchedPayment).where(eq(unmatchedPayment.state, 'OPEN')))[0]!.open
