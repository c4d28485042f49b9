import { sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

/** How many bets an issue gave back, and how much. */
export const refundsOf = async (queryable: Queryable, { id }: Pick<IssueRow, 'id'>): Promise<{ bets: number; refunded: Units }> => {
  const [row] = await rowsOf<{ bets: number; refunded: string }>(
    queryable,
    sql`select count(*)::int as bets, coalesce(sum(stake), 0)::text as refunded from bet
      where issue_id = ${id}::bigint and state = 'VOID' and void_reason is null`,
  )
  return { bets: row!.bets, refunded: BigInt(row!.refunded) }
}
