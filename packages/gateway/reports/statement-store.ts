import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { memberTree } from '../member/schema.ts'
import { type AsOf, betsAsOf } from './commission-store.ts'

const iso = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The bets of a team in a span, as they stood then; amounts in units. */
export const teamBetsAsOf = (
  db: Queryable,
  agentId: string,
  currency: string,
  span: AsOf,
  limit: number,
): Promise<{ id: string; account: string; category: string; stake: string; payout: string; void: boolean; settledAt: string }[]> =>
  rowsOf(
    db,
    sql`select b.id::text as id, b.member_id::text as account, b.game_type as category, b.stake::text as stake, b.payout::text as payout,
        b.state = 'VOID' as void, ${iso(sql`b.settled_at`)} as "settledAt"
      from ${betsAsOf(span)} b
      join ${memberTree} t on t.ancestor_id = ${agentId}::uuid and t.descendant_id = b.member_id
      where b.currency = ${currency} order by b.settled_at, b.id limit ${limit}`,
  )

/** The deposits of a team that were credited in a span and not charged back by then. */
export const teamDepositsAsOf = (
  db: Queryable,
  agentId: string,
  currency: string,
  { from, to, asOf }: AsOf,
): Promise<{ account: string; at: string }[]> =>
  rowsOf(
    db,
    sql`select d.member_id::text as account, ${iso(sql`d.credited_at`)} as at from ${deposit} d
      join ${memberTree} t on t.ancestor_id = ${agentId}::uuid and t.descendant_id = d.member_id
      where d.currency = ${currency} and d.credited_at >= ${from.toISOString()}::timestamptz and d.credited_at < ${to.toISOString()}::timestamptz
        and (d.state = 'CREDITED' or (d.state = 'REVERSED' and d.changed_at >= ${asOf.toISOString()}::timestamptz))
      order by d.credited_at, d.id`,
  )
