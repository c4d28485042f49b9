import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { memberTree } from '../member/schema.ts'
import { roundValidBet } from './as-of-store.ts'
import { closedRounds, creditedDeposits, ofTeam, paidWithdrawals, settledBets, start, teamOf, type TeamRange } from './team-store.ts'

/** The sums of a minute; amounts in units. */
export interface MinuteRow {
  /** Whole minutes since the day began. */
  readonly minute: number
  readonly deposits: string
  readonly withdrawals: string
  readonly stake: string
  readonly valid_bet: string
  readonly payout: string
  readonly rebate: string
  readonly bets: string
}

/** What a team did in each minute of the one day of a range, from the rows themselves: figures are kept by the day. */
export const teamDayMinutes = (db: Queryable, range: TeamRange): Promise<MinuteRow[]> => {
  const minute = (at: SQL): SQL => sql`floor(extract(epoch from ${at} - ${start(range)}) / 60)::int as minute`
  const isOf = (account: SQL): SQL => sql`and exists (select 1 from ${memberTree} team where ${ofTeam(range, account)})`
  return rowsOf(
    db,
    sql`select minute, sum(deposits)::text as deposits, sum(withdrawals)::text as withdrawals, sum(stake)::text as stake,
        sum(valid_bet)::text as valid_bet, sum(payout)::text as payout, sum(rebate)::text as rebate, sum(bets)::text as bets
      from (
        select ${minute(sql`s.at`)}, 0::bigint as deposits, 0::bigint as withdrawals, b.stake, b.valid_bet, b.payout, b.rebate, 1 as bets
        from ${settledBets(range, teamOf(range, sql`s.member_id`))}
        union all
        select ${minute(sql`r.closed_at`)}, 0, 0, r.staked, least(r.staked, abs(r.won - r.staked)), r.won, 0, 1
        from ${closedRounds(range, teamOf(range, sql`r.member_id`))}
        union all
        select ${minute(sql`d.at`)}, d.amount, 0, 0, 0, 0, 0, 0 from ${creditedDeposits(range)} ${isOf(sql`d.member_id`)}
        union all
        select ${minute(sql`p.at`)}, 0, p.amount, 0, 0, 0, 0, 0 from ${paidWithdrawals(range)} ${isOf(sql`p.owner_id`)}
      ) part group by minute`,
  )
}

/** What a branch bet with effect in a minute; the branch is its account right below the agent, null for the agent's own bets. */
export interface BranchMinuteRow {
  readonly branch: string | null
  readonly minute: number
  readonly valid_bet: string
}

/** What each branch of a team bet in each minute of the one day of a range. */
export const branchDayMinutes = (db: Queryable, range: TeamRange): Promise<BranchMinuteRow[]> => {
  const minute = (at: SQL): SQL => sql`floor(extract(epoch from ${at} - ${start(range)}) / 60)::int as minute`
  return rowsOf(
    db,
    sql`select branch.id::text as branch, minute, sum(part.valid_bet)::text as valid_bet
      from (
        select s.member_id, ${minute(sql`s.at`)}, b.valid_bet from ${settledBets(range, teamOf(range, sql`s.member_id`))}
        union all
        select r.member_id, ${minute(sql`r.closed_at`)}, ${roundValidBet(sql`r`)} from ${closedRounds(range, teamOf(range, sql`r.member_id`))}
      ) part
      left join lateral (
        select below.descendant_id as id from ${memberTree} below join ${memberTree} under on under.ancestor_id = below.descendant_id
        where below.ancestor_id = ${range.agentId}::uuid and below.depth = 1 and under.descendant_id = part.member_id) branch on true
      group by branch.id, minute`,
  )
}
