import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { lotteryIssue } from '../schema.ts'
import type { IssueRow } from './issue-store.ts'

/** The issues of every lottery that are still to be drawn by the clock, the earliest first: a handful of each. */
export const allIssuesAhead = (queryable: Queryable, now: Date): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(and(inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN', 'SEALED']), gt(lotteryIssue.drawAt, now)))
    .orderBy(asc(lotteryIssue.drawAt))

/** The last drawn issue of each of the lotteries that has one. */
export const lastDrawn = async (queryable: Queryable, gameCodes: readonly string[]): Promise<IssueRow[]> => {
  const found = await rowsOf<{ id: string | null }>(
    queryable,
    sql`
    select (select i.id::text from lottery_issue i where i.game_code = g.code and i.state in ('DRAWN', 'SETTLED')
      order by i.draw_at desc limit 1) as id
    from unnest(string_to_array(${gameCodes.join()}, ',')) as g(code)`,
  )
  const ids = found.flatMap(({ id }) => (id === null ? [] : [BigInt(id)]))
  return ids.length === 0 ? [] : queryable.select().from(lotteryIssue).where(inArray(lotteryIssue.id, ids))
}
