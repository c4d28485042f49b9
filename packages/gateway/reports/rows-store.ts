import type { Selection } from '@portico/contract/bets/shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { bet } from '../lottery/bets/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { accountHas, type Ids, idsInOrder, pageOfIds } from './order-store.ts'
import { memberSums, scopeSums, withinDays } from './folded-store.ts'
import { roundUuid, roundValidBet } from './as-of-store.ts'
import { closedRounds, creditedDeposits, iso, ownerOf, paidWithdrawals, settledBets, team, type TeamRange } from './team-store.ts'

export type RowKind = 'DEPOSITS' | 'WITHDRAWALS' | 'BETS'

const NO_BET = sql`null::text as game_code, null::text as numero, null::text as play, null::jsonb as selection`

/** Asked of each account for itself, by its index: the planner would rather go through all there are. */
const EACH = sql`offset 0`

/** The rows behind a figure of an account: the same fragments that the figures are summed from. A round of a vendor's game has no play. */
const SOURCES: Record<RowKind, (range: TeamRange, id: SQL) => SQL> = {
  DEPOSITS: (range, id) =>
    sql`select d.id, d.member_id, d.at, d.method as detail, d.amount, null::bigint as valid_bet, null::bigint as payout, null::bigint as profit, ${NO_BET} from ${creditedDeposits(range)} and d.member_id = ${id} ${EACH}`,
  WITHDRAWALS: (range, id) =>
    sql`select p.id, p.owner_id as member_id, p.at, '' as detail, p.amount, null::bigint as valid_bet, null::bigint as payout, null::bigint as profit, ${NO_BET} from ${paidWithdrawals(range)} and ${ownerOf(sql`p`)} = ${id} ${EACH}`,
  BETS: (range, id) =>
    sql`select b.id, b.member_id, b.settled_at as at, '' as detail, b.stake as amount,
      b.valid_bet, b.payout, b.stake - b.payout - b.rebate as profit, b.game_code, b.numero, b.play, b.selection from ${settledBets(range)} and b.member_id = ${id}
      union all
      select ${roundUuid(sql`r`)}, r.member_id, r.closed_at, '', r.staked, ${roundValidBet(sql`r`)}, r.won, r.staked - r.won, r.game_code,
        r.vendor || '/' || r.round_id, null, null from ${closedRounds(range)} and r.member_id = ${id}`,
}

export interface TeamRow {
  id: string
  account: string
  at: string
  detail: string
  amount: string
  valid_bet: string | null
  payout: string | null
  profit: string | null
  /** Of a bet, and of a round of a vendor's game; null otherwise, as is its number. */
  game_code: string | null
  numero: string | null
  /** Of a bet; null otherwise. */
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

/** Which rows: of one account by its name, or of those whose names contain `find`; of bets those on one game. */
export interface RowFilter {
  readonly account: string | undefined
  readonly find: string | undefined
  readonly game?: string | undefined
}

/**
 * `found`: the rows of one account, or of every account of the scope. An account outside it finds nothing. Nobody is asked for rows of days on
 * which figures know of none: most of a large team does nothing on most days.
 */
const found = (kind: RowKind, range: TeamRange, { account, find, game }: RowFilter): SQL => sql`
  with ${team(range)}, found as (
    select r.*, m.account from team
      join (select distinct member_id from ${memberSums(withinDays(range))} each where ${COUNTS[kind]} > 0) busy on busy.member_id = team.id
      join ${member} m on m.id = team.id and (${account === undefined} or lower(m.account) = ${(account ?? '').toLowerCase()})
        ${find === undefined ? sql`` : sql`and ${accountHas(sql`m.account`, find)}`}
      join lateral (${SOURCES[kind](range, sql`team.id`)}) r on true ${game === undefined ? sql`` : sql`where r.game_code = ${game}`})`

const COUNTS: Record<RowKind, SQL> = { DEPOSITS: sql`deposit_rows`, WITHDRAWALS: sql`withdrawal_rows`, BETS: sql`bets` }

/** What is summed of rows of a kind, of the figures of days. */
const AMOUNTS: Record<RowKind, SQL> = {
  DEPOSITS: sql`sum(deposits)::text as amount, '0' as valid_bet, '0' as payout, '0' as profit`,
  WITHDRAWALS: sql`sum(withdrawals)::text as amount, '0' as valid_bet, '0' as payout, '0' as profit`,
  BETS: sql`sum(stake)::text as amount, sum(valid_bet)::text as valid_bet, sum(payout)::text as payout, sum(stake - payout - rebate)::text as profit`,
}

/** Rows of `day` and what is summed of the bets on one game, each for itself: figures of days are kept by type and not by game. */
const betsOnGame = (range: TeamRange, game: string, whose: SQL): SQL => sql`(with ${team(range)}
  select (timezone(${range.timeZone}::text, b.settled_at))::date as day, 1 as bets, b.stake, b.valid_bet, b.payout, b.rebate,
    0 as deposit_rows, 0 as deposits, 0 as withdrawal_rows, 0 as withdrawals
  from ${settledBets(range)} and b.game_code = ${game} and b.${whose}
  union all
  select (timezone(${range.timeZone}::text, r.closed_at))::date, 1, r.staked, ${roundValidBet(sql`r`)}, r.won, 0, 0, 0, 0, 0
  from ${closedRounds(range)} and r.game_code = ${game} and r.${whose})`

/** The figures of whose rows are asked for, day by day. */
const sumsOfWhose = (range: TeamRange, { account, find, game }: RowFilter): SQL => {
  if (account === undefined && find === undefined && game === undefined) return scopeSums(range, withinDays(range))
  const named = sql`member_id in (
    select m.id from team join ${member} m on m.id = team.id ${account === undefined ? sql`` : sql`and lower(m.account) = ${account.toLowerCase()}`}
      ${find === undefined ? sql`` : sql`and ${accountHas(sql`m.account`, find)}`})`
  if (game !== undefined) return betsOnGame(range, game, named)
  return sql`(with ${team(range)} select * from ${memberSums(withinDays(range), named)} each)`
}

/** What is kept of a row. */
export const PAIR = sql`uuid_send(each.id) || uuid_send(each.whose)`
export const PAIR_BYTES = 32

interface DayCount {
  readonly day: string
  readonly rows: number
}

/** How many rows each day has, latest day first: which days a page is in, without going through those before. */
export const teamRowDays = (db: Queryable, kind: RowKind, range: TeamRange, whose: RowFilter): Promise<DayCount[]> =>
  rowsOf(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(${COUNTS[kind]})::int as rows from ${sumsOfWhose(range, whose)} each
      group by each.day having sum(${COUNTS[kind]}) > 0 order by each.day desc`,
  )

/** The page's days, how many of their rows come before it, and how many they have. */
export const daysOfPage = (
  days: readonly DayCount[],
  { limit, offset }: { limit: number; offset: number },
): { from: string; to: string; offset: number; rows: number } | undefined => {
  let before = 0
  let to: { day: string; before: number } | undefined
  for (const { day, rows } of days) {
    if (before + rows > offset) to ??= { day, before }
    before += rows
    if (to && before >= offset + limit) return { from: day, to: to.day, offset: offset - to.before, rows: before - to.before }
  }
  return to && { from: days.at(-1)!.day, to: to.day, offset: offset - to.before, rows: before - to.before }
}

/** The rows of some days, latest first: each as its id and its member's. */
export const teamRowOrder = (db: Queryable, kind: RowKind, range: TeamRange, whose: RowFilter): Promise<Ids> =>
  idsInOrder(db, {
    from: found(kind, range, whose),
    id: sql`found.id, found.member_id as whose`,
    order: sql`from found order by found.at desc, found.id`,
    packed: PAIR,
  })

/** These rows of these days, in their order. */
export const teamRowsOf = (
  db: Queryable,
  kind: RowKind,
  range: TeamRange,
  rows: readonly { readonly id: string; readonly memberId: string }[],
): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`with ${pageOfIds(rows.map(({ id }) => id))},
      whose as materialized (select distinct id from unnest(string_to_array(${rows.map(({ memberId }) => memberId).join()}, ',')::uuid[]) each(id))
      select r.id, m.account, ${iso(sql`r.at`)} as at, r.detail, r.amount::text as amount, r.valid_bet::text as valid_bet, r.payout::text as payout,
        r.profit::text as profit, r.game_code, r.numero, r.play, r.selection
      from whose join ${member} m on m.id = whose.id cross join lateral (${SOURCES[kind](range, sql`whose.id`)}) r
        join page on page.id = r.id order by page.place`,
  )

export const teamRowTotals = async (db: Queryable, kind: RowKind, range: TeamRange, whose: RowFilter): Promise<TeamRowTotals> => {
  const [row] = await rowsOf<Omit<TeamRowTotals, 'total'> & { total: number | null }>(
    db,
    sql`select sum(${COUNTS[kind]})::int as total, ${AMOUNTS[kind]} from ${sumsOfWhose(range, whose)} each`,
  )
  const { total, amount, valid_bet: validBet, payout, profit } = row!
  return { total: total ?? 0, amount: amount ?? '0', valid_bet: validBet ?? '0', payout: payout ?? '0', profit: profit ?? '0' }
}

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
