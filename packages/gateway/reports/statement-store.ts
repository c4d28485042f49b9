import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { issueOutcome } from '../lottery/schema.ts'
import { memberTree } from '../member/schema.ts'
import { type AsOf, betsAsOf } from './as-of-store.ts'

const iso = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A bet as it stood at some instant; amounts in units. */
export interface TeamBet {
  readonly id: string
  readonly account: string
  readonly category: string
  readonly stake: string
  readonly payout: string
  readonly void: boolean
  /** Given back as a whole. */
  readonly pushed: boolean
  readonly group: number | null
  /** What the player got back with it. */
  readonly rebate: string
  readonly placedAt: string
  readonly settledAt: string
}

/** The bets of a team in a span, as they stood then; amounts in units. */
export const teamBetsAsOf = (db: Queryable, agentId: string, currency: string, span: AsOf, limit: number): Promise<TeamBet[]> =>
  rowsOf(
    db,
    sql`select b.id::text as id, b.member_id::text as account, b.game_type as category, b.stake::text as stake, b.payout::text as payout,
        b.state = 'VOID' as void, b.state = 'PUSH' as pushed, b.prize_group as "group", b.rebate::text as rebate,
        ${iso(sql`b.placed_at`)} as "placedAt", ${iso(sql`b.settled_at`)} as "settledAt"
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

/** A bet that was one thing at an instant and another later; amounts in units. */
export interface BetChange {
  readonly id: string
  readonly memberId: string
  readonly category: string
  readonly stake: string
  /** Other than now where a part of a round was given back. */
  readonly stakeBefore: string
  readonly payoutBefore: string
  readonly voidBefore: boolean
  readonly payoutAfter: string
  readonly voidAfter: boolean
  readonly settledAt: string
  readonly numero: string
  /** What was said of its draw last, and when. */
  readonly reason: string | null
  readonly changedAt: string | null
  /** Of all that changed. */
  readonly count: number
}

/** The bets of a team of which something else was said between two instants, those that weigh most first. */
export const teamBetChanges = (
  db: Queryable,
  agentId: string,
  currency: string,
  before: AsOf,
  after: AsOf,
  limit: number,
): Promise<BetChange[]> => {
  const net = (side: SQL) => sql`case when ${side}.state = 'VOID' then 0 else ${side}.payout - ${side}.stake end`
  return rowsOf(
    db,
    sql`select a.id::text as id, a.member_id::text as "memberId", a.game_type as category, a.stake::text as stake,
        b.stake::text as "stakeBefore", b.payout::text as "payoutBefore", b.state = 'VOID' as "voidBefore", a.payout::text as "payoutAfter", a.state = 'VOID' as "voidAfter",
        ${iso(sql`a.settled_at`)} as "settledAt", a.numero, o.reason,
        ${iso(sql`coalesce(o.at, a.said_at)`)} as "changedAt", count(*) over ()::int as count
      from ${betsAsOf(before)} b
      join ${betsAsOf(after)} a on a.id = b.id
      join ${memberTree} t on t.ancestor_id = ${agentId}::uuid and t.descendant_id = a.member_id
      left join lateral (
        select o.reason, o.at from ${issueOutcome} o
        where o.issue_id = a.issue_id and o.at < ${after.asOf.toISOString()}::timestamptz order by o.version desc limit 1) o on true
      where a.currency = ${currency} and (a.payout <> b.payout or a.stake <> b.stake or (a.state = 'VOID') <> (b.state = 'VOID'))
      order by abs(${net(sql`a`)} - (${net(sql`b`)})) desc, a.id limit ${limit}`,
  )
}
