import type { Units } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

interface PlayedSpan {
  readonly memberId: string
  readonly currency: string
  /** In their order. */
  readonly instants: readonly Date[]
}

export interface PlayedSince {
  /** Valid bets placed from each instant up to the next one, in their order. */
  readonly valid: readonly Units[]
  /** Stakes of bets placed since the first instant that wait for their draw. */
  readonly waiting: Units
}

/**
 * What a member has bet between instants, by when the bets were placed and by how they stand. Stakes of vendors' rounds count as
 * a whole when the round is closed.
 */
export const playedSince = async (db: Queryable, { memberId, currency, instants }: PlayedSpan): Promise<PlayedSince> => {
  const from = sql`array[${sql.join(
    instants.map((instant) => sql`${instant.toISOString()}`),
    sql`, `,
  )}]::timestamptz[]`
  const rows = await rowsOf<{ span: number; valid: string; waiting: string }>(
    db,
    sql`select width_bucket(placed_at, ${from})::int as span, coalesce(sum(valid_bet), 0)::text as valid,
        coalesce(sum(stake) filter (where state = 'WAITING'), 0)::text as waiting
      from (
        select placed_at, valid_bet, stake, state from bet
          where member_id = ${memberId} and currency = ${currency} and placed_at >= (${from})[1] and state <> 'VOID'
        union all
        select x.at, case when r.state = 'CLOSED' then x.amount end, x.amount, case when r.state = 'OPEN' then 'WAITING' end
          from vendor_tx x join vendor_round r on r.vendor = x.vendor and r.round_id = x.round_id
          where x.member_id = ${memberId} and x.kind = 'BET' and x.currency = ${currency} and x.at >= (${from})[1] and x.rolled_back_by is null
      ) bet
      group by span`,
  )
  const valid = new Map(rows.map((row) => [row.span, BigInt(row.valid)]))
  return {
    valid: instants.map((_, index) => valid.get(index + 1) ?? 0n),
    waiting: rows.reduce((sum, row) => sum + BigInt(row.waiting), 0n),
  }
}

/** A member's bets that wait for their draw, and rounds of vendors that are open. */
export const openBets = async (
  db: Queryable,
  { memberId, currency }: Pick<PlayedSpan, 'memberId' | 'currency'>,
): Promise<{ readonly count: number; readonly stake: Units }> => {
  const [row] = await rowsOf<{ count: number; stake: string }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(stake), 0)::text as stake from (
        select b.stake from lottery_issue i join bet b on b.issue_id = i.id
          where i.state in ('SCHEDULED', 'OPEN', 'SEALED', 'DRAWN') and b.member_id = ${memberId} and b.currency = ${currency}
            and b.state = 'WAITING'
        union all
        select staked from vendor_round where state = 'OPEN' and member_id = ${memberId} and currency = ${currency} and staked > 0
      ) waiting`,
  )
  return { count: row?.count ?? 0, stake: BigInt(row?.stake ?? '0') }
}

/** A bet or a closed round as it counts for turnover, in the order of settling. */
export interface TurnoverBet {
  readonly id: string
  readonly game: string
  readonly category: string
  readonly placedAt: Date
  readonly stake: Units
  /** How much of it was bonus money. */
  readonly bonusStake: Units
  /** Null while it waits; 0 where its market was covered too much. */
  readonly valid: Units | null
  readonly covered: boolean
}

/** A member's bets placed since an instant, one by one; void ones and stakes that were rolled back are none. */
export const turnoverBets = async (
  db: Queryable,
  { memberId, currency, from }: Pick<PlayedSpan, 'memberId' | 'currency'> & { readonly from: Date },
): Promise<TurnoverBet[]> => {
  const rows = await rowsOf<{
    id: string
    game: string
    category: string
    placed: string
    stake: string
    bonus: string
    valid: string | null
    covered: boolean
  }>(
    db,
    sql`select id, game, category, (extract(epoch from placed_at) * 1000)::bigint::text as placed, stake::text as stake, bonus::text as bonus,
        valid::text as valid, covered from (
        select id::text as id, game_code as game, game_type as category, placed_at, stake, bonus_stake as bonus, covered,
            case when covered then 0 else valid_bet end as valid, settled_at as done from bet
          where member_id = ${memberId} and currency = ${currency} and placed_at >= ${from.toISOString()}::timestamptz and state <> 'VOID'
        union all
        select x.vendor || ' ' || x.tx_id, r.game_code, r.game_type, x.at, x.amount, 0, false,
            case when r.state = 'CLOSED' then x.amount end, r.closed_at
          from vendor_tx x join vendor_round r on r.vendor = x.vendor and r.round_id = x.round_id
          where x.member_id = ${memberId} and x.kind = 'BET' and x.currency = ${currency} and x.at >= ${from.toISOString()}::timestamptz
            and x.rolled_back_by is null
      ) bet
      order by done nulls last, placed_at, id`,
  )
  return rows.map(({ placed, stake, bonus, valid, ...row }) => ({
    ...row,
    placedAt: new Date(Number(placed)),
    stake: BigInt(stake),
    bonusStake: BigInt(bonus),
    valid: valid === null ? null : BigInt(valid),
  }))
}
