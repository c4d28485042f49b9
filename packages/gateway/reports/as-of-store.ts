import { type SQL, sql } from 'drizzle-orm'
import { bet, betVersion, settlement } from '../lottery/bets/schema.ts'
import { vendorRound, vendorTx } from '../vendors/schema.ts'

/** What was settled from `from` up to `to`, as it stood right before `asOf`. */
export interface AsOf {
  readonly from: Date
  readonly to: Date
  readonly asOf: Date
}

const time = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** What a round is called where bets have ids: a UUID that follows from its vendor and its own id. */
export const roundUuid = (round: SQL): SQL =>
  sql`overlay(overlay(md5(${round}.vendor || '/' || ${round}.round_id) placing '8' from 13) placing '8' from 17)::uuid`

/** What a round counts for as turnover: its stake, but no more than was won or lost. */
export const roundValidBet = (round: SQL): SQL => sql`least(${round}.staked, abs(${round}.won - ${round}.staked))`

/**
 * Rounds of vendors' games that were closed in a span, as bets: with what their transactions had come to by then. Those that nothing happened to
 * since are as they stand. One that was given back as a whole is void, and says what was staked.
 */
const roundsAsOf = ({ from, to, asOf }: AsOf): SQL => sql`
  select ${roundUuid(sql`r`)} as id, null::bigint as issue_id, r.vendor || '/' || r.round_id as numero, r.member_id, r.currency, r.game_code, r.game_type,
    '' as play, null::int as prize_group, r.opened_at as placed_at, case when n.void then n.placed else n.staked end as stake,
    r.closed_at as settled_at, case when n.void then 'VOID' when n.won > 0 then 'WON' else 'LOST' end as state, n.won as payout, 0::bigint as rebate,
    r.last_at as said_at
  from ${vendorRound} r
  left join lateral (
    select coalesce(sum(x.amount) filter (where x.kind = 'BET'), 0)::bigint as placed,
      coalesce(sum(x.amount) filter (where x.kind = 'BET' and (x.rolled_back_by is null or k.at >= ${time(asOf)})), 0)::bigint as staked,
      coalesce(sum(x.amount) filter (where x.kind = 'WIN'), 0)::bigint as won
    from ${vendorTx} x left join ${vendorTx} k on k.vendor = x.vendor and k.tx_id = x.rolled_back_by
    where x.vendor = r.vendor and x.round_id = r.round_id and x.at < ${time(asOf)}) t on r.last_at >= ${time(asOf)} or r.staked = 0
  cross join lateral (
    select coalesce(t.staked, r.staked) as staked, coalesce(t.won, r.won) as won, t.placed,
      coalesce(t.staked, r.staked) = 0 and coalesce(t.won, r.won) = 0 and coalesce(t.placed, 0) > 0 as void) n
  where r.state = 'CLOSED' and r.closed_at >= ${time(from)} and r.closed_at < ${time(to)} and r.game_type <> ''`

/**
 * Bets with what an outcome that was known by then made of them, and rounds of vendors' games. They count by when they were settled or closed
 * first.
 */
export const betsAsOf = (span: AsOf): SQL => {
  const { from, to, asOf } = span
  return sql`(
  select b.id, b.issue_id, b.numero, b.member_id, b.currency, b.game_code, b.game_type, b.play, b.prize_group, b.placed_at, b.stake,
    s.at as settled_at, coalesce(v.state, b.state) as state, coalesce(v.payout, b.payout) as payout, coalesce(v.rebate, b.rebate) as rebate,
    null::timestamptz as said_at
  from ${settlement} s
  join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
  left join lateral (
    select v.state, v.payout, v.rebate from ${betVersion} v
    where v.bet_id = b.id and v.until >= ${time(asOf)} order by v.until, v.result_version limit 1) v on true
  where s.at >= ${time(from)} and s.at < ${time(to)} and b.state <> 'WAITING'
  union all ${roundsAsOf(span)})`
}

/** Rounds of vendors of which something else is said from `from` up to `to` than when they were closed: when they were, and when it was said. */
export const roundsCorrectedBetween = (from: Date, to: Date): SQL => sql`
  select distinct (extract(epoch from r.closed_at) * 1000)::bigint::text as at, (extract(epoch from x.at) * 1000)::bigint::text as "saidAt"
  from ${vendorRound} r join ${vendorTx} x on x.vendor = r.vendor and x.round_id = r.round_id
  where r.state = 'CLOSED' and r.last_at > r.closed_at and r.last_at >= ${time(from)} and r.game_type <> ''
    and x.kind in ('WIN', 'ROLLBACK') and x.at > r.closed_at and x.at >= ${time(from)} and x.at < ${time(to)}`

/** How many rounds were closed between two instants. */
export const roundsClosed = (from: SQL, to: SQL): SQL =>
  sql`(select count(*) from ${vendorRound} r where r.state = 'CLOSED' and r.closed_at >= ${from} and r.closed_at < ${to} and r.game_type <> '')`
