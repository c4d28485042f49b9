import type { Selection } from '@portico/contract/bets/shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { bet } from '../lottery/bets/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { creditedDeposits, iso, paidWithdrawals, settledBets, team, type TeamRange } from './team-store.ts'

export type RowKind = 'DEPOSITS' | 'WITHDRAWALS' | 'BETS'

const NO_BET = sql`null::text as game_code, null::text as numero, null::text as play, null::jsonb as selection`

/** The rows behind a figure: the same fragments that the figures are summed from. */
const SOURCES: Record<RowKind, (range: TeamRange) => SQL> = {
  DEPOSITS: (range) =>
    sql`select d.id, d.member_id, d.credited_at as at, d.method as detail, d.amount, null::bigint as valid_bet, null::bigint as payout, null::bigint as profit, ${NO_BET} from ${creditedDeposits(range)}`,
  WITHDRAWALS: (range) =>
    sql`select w.id, p.owner_id as member_id, w.at, '' as detail, w.amount, null::bigint as valid_bet, null::bigint as payout, null::bigint as profit, ${NO_BET} from ${paidWithdrawals(range)}`,
  BETS: (range) =>
    sql`select b.id, b.member_id, b.settled_at as at, '' as detail, b.stake as amount,
      b.valid_bet, b.payout, b.stake - b.payout - b.rebate as profit, b.game_code, b.numero, b.play, b.selection from ${settledBets(range)}`,
}

const MEMBER_COLUMN: Record<RowKind, SQL> = { DEPOSITS: sql`d.member_id`, WITHDRAWALS: sql`p.owner_id`, BETS: sql`b.member_id` }

export interface TeamRow {
  id: string
  account: string
  at: string
  detail: string
  amount: string
  valid_bet: string | null
  payout: string | null
  profit: string | null
  /** Of a bet; null otherwise, as are the three below. */
  game_code: string | null
  numero: string | null
  play: string | null
  selection: Selection | null
}

export interface TeamRowTotals {
  total: number
  amount: string
  valid_bet: string
  payout: string
  profit: string
}

/** `found`: the rows of one account, or of every account of the scope. An account outside it finds nothing. */
const found = (kind: RowKind, range: TeamRange, account: string | undefined): SQL => sql`
  with ${team(range)}, found as (
    select r.*, m.account from team
      join ${member} m on m.id = team.id and (${account === undefined} or lower(m.account) = ${(account ?? '').toLowerCase()})
      join lateral (${SOURCES[kind](range)} and ${MEMBER_COLUMN[kind]} = team.id) r on true)`

/** One page, latest first. */
export const teamRowPage = (
  db: Queryable,
  kind: RowKind,
  range: TeamRange,
  account: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`${found(kind, range, account)} select id, account, ${iso(sql`at`)} as at, detail, amount::text as amount, valid_bet::text as valid_bet, payout::text as payout,
      profit::text as profit, game_code, numero, play, selection from (select * from found order by found.at desc, id limit ${limit} offset ${offset}) page order by page.at desc, id`,
  )

export const teamRowTotals = async (db: Queryable, kind: RowKind, range: TeamRange, account: string | undefined): Promise<TeamRowTotals> =>
  (
    await rowsOf<TeamRowTotals>(
      db,
      sql`${found(kind, range, account)} select count(*)::int as total, coalesce(sum(amount), 0)::text as amount, coalesce(sum(valid_bet), 0)::text as valid_bet,
        coalesce(sum(payout), 0)::text as payout, coalesce(sum(profit), 0)::text as profit from found`,
    )
  )[0]!

/** Whose a bet is, if they are in the agent's team. */
export const bettorInTeam = async (
  db: Queryable,
  agentId: string,
  betId: string,
): Promise<{ memberId: string; account: string } | undefined> =>
  (
    await rowsOf<{ memberId: string; account: string }>(
      db,
      sql`select m.id as "memberId", m.account from ${bet} b
        join ${memberTree} t on t.descendant_id = b.member_id and t.ancestor_id = ${agentId}::uuid
        join ${member} m on m.id = b.member_id where b.id = ${betId}::uuid`,
    )
  )[0]
