import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { creditedDeposits, end, paidWithdrawals, settledBets, start, team, type TeamRange } from './team-store.ts'

/**
 * `figure`: one row for each account of the scope that existed at the end of the range, with its figures. The balance
 * is the one at the end of the range: today's, less what has moved since.
 */
export const figures = (range: TeamRange): SQL => sql`
  with ${team(range)},
  played as (
    select b.member_id, count(*) as bets, sum(b.stake) as stake, sum(b.valid_bet) as valid_bet, sum(b.payout) as payout, sum(b.rebate) as rebate
    from team join lateral (select b.* from ${settledBets(range)} and b.member_id = team.id) b on true group by b.member_id),
  paid_in as (
    select d.member_id, sum(d.amount) as amount
    from team join lateral (select * from ${creditedDeposits(range)} and d.member_id = team.id) d on true group by d.member_id),
  paid_out as (
    select w.owner_id, sum(w.amount) as amount
    from team join lateral (select p.owner_id, w.amount from ${paidWithdrawals(range)} and p.owner_id = team.id) w on true group by w.owner_id),
  own as (select a.id, a.owner_id, a.balance from ${ledgerAccount} a join team on team.id = a.owner_id),
  moved as (
    select t.credit_id as id, -t.amount as amount from ${ledgerTransfer} t join own on own.id = t.credit_id where t.at >= ${end(range)}
    union all
    select t.debit_id, t.amount from ${ledgerTransfer} t join own on own.id = t.debit_id where t.at >= ${end(range)}),
  back as (select id, sum(amount) as amount from moved group by id),
  held as (
    select own.owner_id, sum(own.balance + coalesce(back.amount, 0)) as balance
    from own left join back on back.id = own.id group by own.owner_id),
  figure as (
    select m.id, m.account, m.nickname, m.type, m.joined_at, m.seen_at, m.state, team.depth as level,
      (select count(*) from ${memberTree} t where t.ancestor_id = m.id and t.depth > 0) as downlines,
      coalesce(paid_in.amount, 0) as deposits, coalesce(paid_out.amount, 0) as withdrawals,
      coalesce(played.stake, 0) as stake, coalesce(played.valid_bet, 0) as valid_bet, coalesce(played.payout, 0) as payout,
      coalesce(played.rebate, 0) as rebate, coalesce(played.stake - played.payout - played.rebate, 0) as profit,
      coalesce(held.balance, 0) as balance, coalesce(played.bets, 0) as bets,
      (m.joined_at >= ${start(range)}) as opened,
      (played.member_id is not null or paid_in.member_id is not null) as active
    from team join ${member} m on m.id = team.id
      left join played on played.member_id = m.id left join paid_in on paid_in.member_id = m.id
      left join paid_out on paid_out.owner_id = m.id left join held on held.owner_id = m.id
    where m.joined_at < ${end(range)})`

/** Amounts and counts as text, so that no driver rounds them. */
export const TOTALS = sql`
  coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(stake), 0)::text as stake,
  coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(payout), 0)::text as payout, coalesce(sum(rebate), 0)::text as rebate,
  coalesce(sum(profit), 0)::text as profit, coalesce(sum(balance), 0)::text as balance, coalesce(sum(bets), 0)::text as bets,
  count(*)::int as members, (count(*) filter (where opened))::int as new_accounts, (count(*) filter (where active))::int as active_members`

export type FigureRow = Record<
  'deposits' | 'withdrawals' | 'stake' | 'valid_bet' | 'payout' | 'rebate' | 'profit' | 'balance' | 'bets',
  string
>
export type TotalsRow = FigureRow & { members: number; new_accounts: number; active_members: number }

export const teamTotals = async (db: Queryable, range: TeamRange): Promise<TotalsRow> =>
  (await rowsOf<TotalsRow>(db, sql`${figures(range)} select ${TOTALS} from figure`))[0]!

export interface DayRow {
  day: string
  stake: string
  valid_bet: string
  payout: string
}

/** Days without a settled bet are left out. */
export const teamDays = (db: Queryable, range: TeamRange): Promise<DayRow[]> =>
  rowsOf(
    db,
    sql`with ${team(range)} select to_char(timezone(${range.timeZone}::text, b.settled_at), 'YYYY-MM-DD') as day,
      sum(b.stake)::text as stake, sum(b.valid_bet)::text as valid_bet, sum(b.payout)::text as payout
      from team join lateral (select b.* from ${settledBets(range)} and b.member_id = team.id) b on true group by 1`,
  )

export interface TypeRow {
  game_type: string
  valid_bet: string
  profit: string
}

export const teamTypes = (db: Queryable, range: TeamRange): Promise<TypeRow[]> =>
  rowsOf(
    db,
    sql`with ${team(range)} select b.game_type, sum(b.valid_bet)::text as valid_bet, sum(b.stake - b.payout - b.rebate)::text as profit
      from team join lateral (select b.* from ${settledBets(range)} and b.member_id = team.id) b on true
      group by b.game_type order by sum(b.valid_bet) desc, b.game_type`,
  )
