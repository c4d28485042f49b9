import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { type FigureRow, figures, TOTALS, type TotalsRow } from './figures-store.ts'
import { iso, type TeamRange } from './team-store.ts'

export interface MemberFilter {
  readonly account: string | undefined
  readonly opened: boolean
  readonly active: boolean
}

/** Qualified, because the page's own columns of these names are texts. */
const SORTS = {
  account: sql`lower(figure.account)`,
  level: sql`figure.level`,
  downlines: sql`figure.downlines`,
  balance: sql`figure.balance`,
  deposits: sql`figure.deposits`,
  withdrawals: sql`figure.withdrawals`,
  validBet: sql`figure.valid_bet`,
  payout: sql`figure.payout`,
  profit: sql`figure.profit`,
  joinedAt: sql`figure.joined_at`,
} as const

export type MemberRow = FigureRow & {
  id: string
  account: string
  nickname: string
  type: number
  level: number
  downlines: number
  joined_at: string
  seen_at: string | null
  state: 'ACTIVE' | 'BLOCKED'
}

const matching = ({ account, opened, active }: MemberFilter): SQL => sql`
  where (${account === undefined} or strpos(lower(account), ${(account ?? '').toLowerCase()}) > 0)
    and (not ${opened}::boolean or opened) and (not ${active}::boolean or active)`

export type MemberSort = keyof typeof SORTS

export const teamMemberPage = (
  db: Queryable,
  range: TeamRange,
  filter: MemberFilter,
  { sort, order, limit, offset }: { sort: MemberSort; order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<MemberRow[]> =>
  rowsOf(
    db,
    sql`${figures(range)} select id, account, nickname, type, level, downlines::int as downlines, state,
      ${iso(sql`joined_at`)} as joined_at, ${iso(sql`seen_at`)} as seen_at,
      deposits::text as deposits, withdrawals::text as withdrawals, stake::text as stake, valid_bet::text as valid_bet, payout::text as payout,
      rebate::text as rebate, profit::text as profit, balance::text as balance, bets::text as bets
      from figure ${matching(filter)}
      order by ${SORTS[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, lower(figure.account) limit ${limit} offset ${offset}`,
  )

export const teamMemberTotals = async (db: Queryable, range: TeamRange, filter: MemberFilter): Promise<TotalsRow> =>
  (await rowsOf<TotalsRow>(db, sql`${figures(range)} select ${TOTALS} from figure ${matching(filter)}`))[0]!
