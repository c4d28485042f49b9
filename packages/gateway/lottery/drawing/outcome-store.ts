import { asc, eq, inArray, and } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { issueOutcome } from '../schema.ts'

export type OutcomeRow = typeof issueOutcome.$inferSelect

export const insertOutcome = async (tx: Tx, outcome: typeof issueOutcome.$inferInsert): Promise<void> => {
  await tx.insert(issueOutcome).values(outcome)
}

/** What the issues came to beyond their draw, the earliest first. */
export const outcomesOf = async (queryable: Queryable, issueIds: readonly bigint[]): Promise<OutcomeRow[]> =>
  issueIds.length === 0
    ? []
    : queryable
        .select()
        .from(issueOutcome)
        .where(inArray(issueOutcome.issueId, [...issueIds]))
        .orderBy(asc(issueOutcome.issueId), asc(issueOutcome.version))

/** The outcome of this version. */
export const findOutcome = async (queryable: Queryable, issueId: bigint, version: number): Promise<OutcomeRow | undefined> =>
  (
    await queryable
      .select()
      .from(issueOutcome)
      .where(and(eq(issueOutcome.issueId, issueId), eq(issueOutcome.version, version)))
  )[0]
