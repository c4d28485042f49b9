import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { bet, settlement } from '../lottery/bets/schema.ts'
import { session } from '../session/schema.ts'
import { vendorRound, vendorTx } from '../vendors/schema.ts'
import { roundValidBet } from './as-of-store.ts'

/** Bets that count, and in how many draws they were. */
export interface CategoryBets {
  readonly bets: number
  readonly draws: number
  readonly valid: Units
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** What a member's bets that were settled between two instants come to, by category; a round of a vendor's game is a bet, and no draw. */
export const betsByCategory = async (
  db: Queryable,
  memberId: string,
  from: Date,
  until: Date,
): Promise<ReadonlyMap<string, CategoryBets>> => {
  const rows = await rowsOf<{ category: string; bets: number; draws: number; valid: string }>(
    db,
    sql`select b.game_type as category, count(*)::int as bets, count(distinct b.issue_id)::int as draws, sum(b.valid_bet)::text as valid
      from (
        select b.game_type, b.issue_id, b.valid_bet
        from ${settlement} s join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
        where s.member_id = ${memberId}::uuid and s.at >= ${instant(from)} and s.at < ${instant(until)} and b.state in ('WON', 'LOST', 'PUSH')
        union all
        select r.game_type, null, ${roundValidBet(sql`r`)} from ${vendorRound} r
        where r.member_id = ${memberId}::uuid and r.state = 'CLOSED' and r.closed_at >= ${instant(from)} and r.closed_at < ${instant(until)}
          and r.staked > 0
      ) b group by b.game_type`,
  )
  return new Map(rows.map(({ category, valid, ...counts }) => [category, { ...counts, valid: BigInt(valid ?? 0) }]))
}

/** How many whole minutes on end a member was logged in without placing a bet, at most, between two instants. */
export const longestPause = async (db: Queryable, memberId: string, from: Date, until: Date): Promise<number> => {
  const [row] = await rowsOf<{ minutes: number }>(
    db,
    sql`with seen as (
        select greatest(created_at, ${instant(from)}) as since, least(last_seen_at, ${instant(until)}) as upto from ${session}
        where member_id = ${memberId}::uuid and last_seen_at > ${instant(from)} and created_at < ${instant(until)}
      ), marks as (
        select seen.since, m.at from seen, lateral (
          select seen.since as at union all select seen.upto
          union all select placed_at from ${bet} where member_id = ${memberId}::uuid and placed_at between seen.since and seen.upto
          union all select at from ${vendorTx} where member_id = ${memberId}::uuid and kind = 'BET' and at between seen.since and seen.upto
        ) m
      ), gaps as (select at - lag(at) over (partition by since order by at) as gap from marks)
      select coalesce(floor(extract(epoch from max(gap)) / 60), 0)::int as minutes from gaps`,
  )
  return row?.minutes ?? 0
}
