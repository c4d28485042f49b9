import { and, eq, sql } from 'drizzle-orm'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { issueOutcome } from '../schema.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

export const insertOutcome = async (tx: Tx, outcome: typeof issueOutcome.$inferInsert): Promise<void> => {
  await tx.insert(issueOutcome).values(outcome)
}

/** What held before the outcome of this version. */
export const resultBefore = async (queryable: Queryable, issueId: bigint, version: number): Promise<Draw | null> =>
  (
    await queryable
      .select({ before: issueOutcome.before })
      .from(issueOutcome)
      .where(and(eq(issueOutcome.issueId, issueId), eq(issueOutcome.version, version)))
  )[0]?.before ?? null

/** How many bets an issue gave back, and how much. */
export const refundsOf = async (queryable: Queryable, { id }: Pick<IssueRow, 'id'>): Promise<{ bets: number; refunded: Units }> => {
  const [row] = await rowsOf<{ bets: number; refunded: string }>(
    queryable,
    sql`select count(*)::int as bets, coalesce(sum(stake), 0)::text as refunded from bet
      where issue_id = ${id}::bigint and state = 'VOID' and void_reason is null`,
  )
  return { bets: row!.bets, refunded: BigInt(row!.refunded) }
}
