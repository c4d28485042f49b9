import { and, count, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { lotteryIssue } from '../schema.ts'

/** Issues whose draw was due before `before` and that have no result, by lottery. */
export const undrawnSince = async (db: Queryable, before: Date): Promise<{ gameCode: string; issues: number }[]> =>
  db
    .select({ gameCode: lotteryIssue.gameCode, issues: count() })
    .from(lotteryIssue)
    .where(and(inArray(lotteryIssue.state, ['OPEN', 'SEALED']), lt(lotteryIssue.drawAt, before)))
    .groupBy(lotteryIssue.gameCode)

/** Issues that were drawn or called off before `before` and whose bets are not all settled. */
export const unsettledSince = async (db: Queryable, before: Date): Promise<number> =>
  db.$count(
    lotteryIssue,
    and(inArray(lotteryIssue.state, ['DRAWN', 'VOID']), isNull(lotteryIssue.settledAt), lt(lotteryIssue.drawAt, before)),
  )
