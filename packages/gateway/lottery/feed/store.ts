import { and, asc, desc, eq, inArray, isNotNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { drawFeed, lotteryResultProposal } from './schema.ts'
import { lotteryIssue } from '../schema.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

export type ProposalRow = typeof lotteryResultProposal.$inferSelect
export type NewProposal = typeof lotteryResultProposal.$inferInsert

/** The issue for this transaction alone, in whatever state. */
export const lockAnyIssue = async (tx: Tx, gameCode: string, numero: string): Promise<IssueRow | undefined> =>
  (
    await tx
      .select()
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.gameCode, gameCode), eq(lotteryIssue.numero, numero)))
      .for('update')
  )[0]

export const proposalsOf = (queryable: Queryable, issueIds: readonly bigint[]): Promise<ProposalRow[]> =>
  queryable
    .select()
    .from(lotteryResultProposal)
    .where(inArray(lotteryResultProposal.issueId, [...issueIds]))
    .orderBy(asc(lotteryResultProposal.id))

export const findProposal = async (queryable: Queryable, id: bigint): Promise<ProposalRow | undefined> =>
  (await queryable.select().from(lotteryResultProposal).where(eq(lotteryResultProposal.id, id)))[0]

export const insertProposal = async (tx: Tx, proposal: NewProposal): Promise<void> => {
  await tx.insert(lotteryResultProposal).values(proposal)
}

export const changeProposal = async (tx: Tx, id: bigint, change: Partial<ProposalRow>): Promise<void> => {
  await tx.update(lotteryResultProposal).set(change).where(eq(lotteryResultProposal.id, id))
}

/** Proposals of a state with when their issue is drawn, the latest first. */
export const proposalsIn = (queryable: Queryable, state: ProposalRow['state'], limit: number) =>
  queryable
    .select({ proposal: lotteryResultProposal, drawAt: lotteryIssue.drawAt, result: lotteryIssue.result })
    .from(lotteryResultProposal)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, lotteryResultProposal.issueId))
    .where(eq(lotteryResultProposal.state, state))
    .orderBy(desc(lotteryIssue.drawAt), asc(lotteryResultProposal.id))
    .limit(limit)

/** Gives the engine the result that an issue is drawn from. */
export const giveResult = async (tx: Tx, { issueId, gameCode, numero, draw }: ProposalRow, day: string): Promise<void> => {
  await tx.insert(drawFeed).values({ gameCode, sourceIssue: numero, sourceDate: day, draw, issueId })
}

/** Takes it back; only before the issue is drawn. */
export const takeBackResult = async (tx: Tx, issueId: bigint): Promise<void> => {
  await tx.delete(drawFeed).where(eq(drawFeed.issueId, issueId))
}

/** Issues of these lotteries whose draw is past and that have no result yet, the earliest first. */
export const issuesAwaiting = (queryable: Queryable, gameCodes: readonly string[], now: Date): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(
      and(
        inArray(lotteryIssue.gameCode, [...gameCodes]),
        inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN', 'SEALED']),
        lte(lotteryIssue.drawAt, now),
        notExists(queryable.select({ one: sql`1` }).from(drawFeed).where(eq(drawFeed.issueId, lotteryIssue.id))),
      ),
    )
    .orderBy(asc(lotteryIssue.drawAt))

/** Since when bets could be placed on the lottery: its first issue that was sealed here, or is to be. */
export const offeredSince = async (queryable: Queryable, gameCode: string, now: Date): Promise<Date> =>
  (
    await queryable
      .select({ openAt: lotteryIssue.openAt })
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.gameCode, gameCode), or(isNotNull(lotteryIssue.root), ne(lotteryIssue.state, 'SETTLED'))))
      .orderBy(asc(lotteryIssue.openAt))
      .limit(1)
  )[0]?.openAt ?? now

export type PastIssue = Omit<typeof lotteryIssue.$inferInsert, 'id'>

/** Issues that are settled from the first, without a bet. Answers how many were new. */
export const insertPast = async (queryable: Queryable, issues: readonly PastIssue[]): Promise<number> =>
  issues.length === 0
    ? 0
    : (
        await queryable
          .insert(lotteryIssue)
          .values([...issues])
          .onConflictDoNothing()
          .returning({ id: lotteryIssue.id })
      ).length

/** Proposals besides those rejected. */
export const standing = (rows: readonly ProposalRow[]): ProposalRow[] => rows.filter(({ state }) => state !== 'REJECTED')
