import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount, ledgerDay } from '../ledger/schema.ts'
import { bet, betVersion, settlement } from '../lottery/bets/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { type AsOf, betsAsOf, roundsClosed, roundsCorrectedBetween } from './as-of-store.ts'

const time = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
const list = (values: readonly (string | bigint)[]): SQL => sql`string_to_array(${values.join(',')}, ',')`

/** What an account adds to the figures of its teams. */
export interface MemberFigures {
  readonly account: string
  readonly currency: string
  readonly turnover: string
  readonly loss: string
  readonly deposits: string
}

/** The figures of everybody who bet or paid in; void bets add nothing, but are there. */
export const memberFigures = (db: Queryable, span: AsOf): Promise<MemberFigures[]> =>
  rowsOf(
    db,
    sql`select account, currency, sum(turnover)::text as turnover, sum(loss)::text as loss, sum(deposits)::text as deposits from (
      select b.member_id::text as account, b.currency,
        sum(case when b.state = 'VOID' then 0 else least(b.stake, abs(b.payout - b.stake)) end) as turnover,
        sum(case when b.state = 'VOID' then 0 else b.stake - b.payout end) as loss, 0 as deposits
      from ${betsAsOf(span)} b group by 1, 2
      union all
      select d.member_id::text, d.currency, 0, 0, count(*) filter (where d.state = 'CREDITED' or d.changed_at >= ${time(span.asOf)})
      from ${deposit} d where d.state in ('CREDITED', 'REVERSED') and d.credited_at >= ${time(span.from)} and d.credited_at < ${time(span.to)}
      group by 1, 2) f group by 1, 2`,
  )

/** Stakes of one account by type of game, outcome, and the greatest of the least stakes that they reach. */
export interface StakeFigures {
  readonly account: string
  readonly currency: string
  readonly category: string
  readonly won: boolean
  /** Counts the least stakes, from 1. */
  readonly floor: number
  readonly stake: string
  readonly bets: string
}

/** `floors` in order; bets below all of them, pushes and void ones are left out. */
export const stakeFigures = async (db: Queryable, span: AsOf, floors: readonly bigint[]): Promise<StakeFigures[]> =>
  floors.length === 0
    ? []
    : rowsOf(
        db,
        sql`select b.member_id::text as account, b.currency, b.game_type as category, b.payout > b.stake as won,
          width_bucket(b.stake, ${list(floors)}::bigint[]) as floor, sum(b.stake)::text as stake, count(*)::text as bets
        from ${betsAsOf(span)} b where b.state <> 'VOID' and b.payout <> b.stake and b.stake >= ${String(floors[0])}::bigint
        group by 1, 2, 3, 4, 5`,
      )

/** What one account risked by type of game, between changes of rates. */
export interface RiskFigures {
  readonly account: string
  readonly currency: string
  readonly gameType: string
  /** How many of `changes` were over when it was placed. */
  readonly slot: number
  readonly at: string
  readonly base: string
  readonly bets: string
  /** Stakes times how far their prize groups are above the base. */
  readonly groups: string
  /** What was paid to the player with the bets themselves. */
  readonly settled: string
  /** Of vendors' games: nothing is paid to players with these. */
  readonly isRound: boolean
}

/** `changes`: when any rate changes, in order. Bets that were pushed or called off risked nothing. */
export const riskFigures = (db: Queryable, span: AsOf, baseGroup: number, changes: readonly Date[]): Promise<RiskFigures[]> =>
  rowsOf(
    db,
    sql`select account, currency, "gameType", slot, to_char(min(placed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      sum(base)::text as base, count(*) filter (where base > 0)::text as bets,
      sum(case when prize_group is null then 0 else base * (prize_group - ${baseGroup}::int) end)::text as groups,
      sum(case when base > 0 then rebate else 0 end)::text as settled, is_round as "isRound"
    from (
      select b.member_id::text as account, b.currency, b.game_type as "gameType", b.placed_at, b.prize_group, b.rebate, b.issue_id is null as is_round,
        width_bucket(b.placed_at, array['-infinity'::timestamptz] || ${list(changes.map((at) => at.toISOString()))}::timestamptz[]) - 1 as slot,
        case when b.state in ('VOID', 'PUSH') then 0 else b.stake end as base
      from ${betsAsOf(span)} b) r
    group by 1, 2, 3, 4, is_round`,
  )

/** What was paid to members besides, by transfer code, on whole days of the merchant's. */
export const paidBesides = (
  db: Queryable,
  { first, last, codes }: { readonly first: string; readonly last: string; readonly codes: readonly string[] },
): Promise<{ account: string; currency: string; code: string; amount: string }[]> =>
  rowsOf(
    db,
    sql`select a.owner_id::text as account, a.currency, d.code, sum(d.credits - d.debits)::text as amount
      from ${ledgerDay} d join ${ledgerAccount} a on a.id = d.account_id
      where a.kind = 'player:cash' and d.day >= ${first}::date and d.day <= ${last}::date and d.code = any(${list(codes)})
      group by 1, 2, 3`,
  )

/** When bets were settled, and deposits credited, of which something else is said from `from` up to `to`. */
export const correctedBetween = async (db: Queryable, from: Date, to: Date): Promise<{ at: number; saidAt: number }[]> =>
  (
    await rowsOf<{ at: string; saidAt: string }>(
      db,
      sql`select distinct (extract(epoch from b.settled_at) * 1000)::bigint::text as at, (extract(epoch from v.until) * 1000)::bigint::text as "saidAt"
        from ${betVersion} v join ${bet} b on b.id = v.bet_id where v.until >= ${time(from)} and v.until < ${time(to)}
        union
        select (extract(epoch from d.credited_at) * 1000)::bigint::text, (extract(epoch from d.changed_at) * 1000)::bigint::text
        from ${deposit} d where d.state = 'REVERSED' and d.changed_at >= ${time(from)} and d.changed_at < ${time(to)}
        union ${roundsCorrectedBetween(from, to)}`,
    )
  ).map(({ at, saidAt }) => ({ at: Number(at), saidAt: Number(saidAt) }))

/** How many bets were settled, and rounds of vendors closed, in each of these periods. */
export const settledIn = async (db: Queryable, periods: readonly { readonly from: Date; readonly to: Date }[]): Promise<number[]> => {
  const rows = await rowsOf<{ n: number; bets: number }>(
    db,
    sql`select p.n::int as n, (count(b.id) + ${roundsClosed(sql`p.begins`, sql`p.ends`)})::int as bets
      from unnest(${list(periods.map(({ from }) => from.toISOString()))}::timestamptz[],
        ${list(periods.map(({ to }) => to.toISOString()))}::timestamptz[]) with ordinality as p(begins, ends, n)
      left join ${settlement} s on s.at >= p.begins and s.at < p.ends
      left join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
      group by p.n, p.begins, p.ends`,
  )
  const counts = new Map(rows.map(({ n, bets }) => [n, bets]))
  return periods.map((_, i) => counts.get(i + 1) ?? 0)
}

export interface TreeRow {
  readonly id: string
  readonly upline: string | null
  readonly type: number
}

/** These accounts and everybody above them; where `whole`, everybody below as well. */
export const treeAround = (db: Queryable, accounts: readonly string[], whole = false): Promise<TreeRow[]> =>
  whole
    ? rowsOf(db, sql`select m.id::text as id, m.upline_id::text as upline, m.type from ${member} m`)
    : rowsOf(
        db,
        sql`select distinct m.id::text as id, m.upline_id::text as upline, m.type from ${memberTree} t join ${member} m on m.id = t.ancestor_id
          where t.descendant_id = any(${list(accounts)}::uuid[])`,
      )

/** Which of these accounts may not be paid for the time being. */
export const suspendedAmong = async (db: Queryable, accounts: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await rowsOf<{ id: string }>(
        db,
        sql`select m.id::text as id from ${member} m where m.state = 'BLOCKED' and m.id = any(${list(accounts)}::uuid[])`,
      )
    ).map(({ id }) => id),
  )

/** Who has a bet that was settled in the span. */
export const bettorsIn = async (db: Queryable, span: AsOf): Promise<string[]> =>
  (await rowsOf<{ id: string }>(db, sql`select distinct b.member_id::text as id from ${betsAsOf(span)} b`)).map(({ id }) => id)
