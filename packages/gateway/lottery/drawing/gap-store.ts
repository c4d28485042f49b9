import { and, desc, eq, gte, lt, ne, or, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { issueGap, lotteryIssue } from '../schema.ts'
import type { IssueRow } from './issue-store.ts'

export type GapRow = typeof issueGap.$inferSelect

/** The lottery's last issue before the instant that stood in the timetable here; results from before it was offered are passed over. */
export const lastIssueBefore = async (queryable: Queryable, gameCode: string, before: Date): Promise<IssueRow | undefined> =>
  (
    await queryable
      .select()
      .from(lotteryIssue)
      .where(
        and(
          eq(lotteryIssue.gameCode, gameCode),
          lt(lotteryIssue.drawAt, before),
          or(isNotNull(lotteryIssue.root), ne(lotteryIssue.state, 'SETTLED')),
        ),
      )
      .orderBy(desc(lotteryIssue.drawAt))
      .limit(1)
  )[0]

export const insertGap = async (queryable: Queryable, gap: GapRow): Promise<void> => {
  await queryable.insert(issueGap).values(gap).onConflictDoNothing()
}

/** Gaps that end at the instant or later, and before the other, the latest first. */
export const gapsBetween = (queryable: Queryable, gameCode: string, from: Date, to: Date, limit: number): Promise<GapRow[]> =>
  queryable
    .select()
    .from(issueGap)
    .where(and(eq(issueGap.gameCode, gameCode), gte(issueGap.lastDrawAt, from), lt(issueGap.firstDrawAt, to)))
    .orderBy(desc(issueGap.lastDrawAt))
    .limit(limit)
