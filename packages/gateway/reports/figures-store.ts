import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { activeMembers, scopeSums, withinDays } from './folded-store.ts'
import type { TeamRange } from './team-store.ts'

export type FigureRow = Record<
  'deposits' | 'withdrawals' | 'stake' | 'valid_bet' | 'payout' | 'rebate' | 'profit' | 'balance' | 'bets',
  string
>
export type SumsRow = FigureRow & { members: number; new_accounts: number }
export type TotalsRow = SumsRow & { active_members: number }

/** Amounts and counts of the range as text, so that no driver rounds them. `within`: a condition on a row's day. */
const sumsWithin = (within: SQL): SQL => {
  const sum = (what: string, as: string) => sql`coalesce(sum(${sql.raw(what)}) filter (where ${within}), 0)::text as ${sql.raw(as)}`
  return sql.join(
    [
      ...['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'rebate', 'bets'].map((name) => sum(name, name)),
      sum('stake - payout - rebate', 'profit'),
    ],
    sql`, `,
  )
}

const sumsOf = (
  range: TeamRange,
  more: SQL = sql``,
): SQL => sql`select ${sumsWithin(withinDays(range))}, coalesce(sum(moved), 0)::text as balance,
  coalesce(sum(joined), 0)::int as members, coalesce(sum(joined) filter (where ${withinDays(range)}), 0)::int as new_accounts ${more}
  from ${scopeSums(range, sql`day <= ${range.to}::date`)} folded`

/** What adds up. The balance is the one at the end of the range: all that moved up to then. */
export const teamSums = async (db: Queryable, range: TeamRange): Promise<SumsRow> => (await rowsOf<SumsRow>(db, sumsOf(range)))[0]!

/** The same, and how many were active, which is counted of each member: of a large team that takes longer than all the rest. */
export const teamTotals = async (db: Queryable, range: TeamRange): Promise<TotalsRow> =>
  (await rowsOf<TotalsRow>(db, sumsOf(range, sql`, (${activeMembers(range)}) as active_members`)))[0]!

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
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(stake)::text as stake, sum(valid_bet)::text as valid_bet, sum(payout)::text as payout
      from ${scopeSums(range, withinDays(range))} folded group by folded.day having sum(bets) > 0`,
  )

export interface TypeRow {
  game_type: string
  valid_bet: string
  profit: string
}

export const teamTypes = (db: Queryable, range: TeamRange): Promise<TypeRow[]> =>
  rowsOf(
    db,
    sql`select game_type, sum(valid_bet)::text as valid_bet, sum(stake - payout - rebate)::text as profit
      from ${scopeSums(range, withinDays(range))} folded
      group by game_type having sum(bets) > 0 order by sum(folded.valid_bet) desc, game_type`,
  )
