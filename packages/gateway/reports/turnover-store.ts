import type { Units } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

interface Owner {
  readonly memberId: string
  readonly currency: string
}

/** A member's bets that wait for their draw, and rounds of vendors that are open. */
export const openBets = async (
  db: Queryable,
  { memberId, currency }: Owner,
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

/** A bet, or a round of a vendor, as it counts for turnover. */
export interface TurnoverBet {
  readonly id: string
  readonly game: string
  readonly category: string
  readonly placedAt: Date
  /** When it was settled first; null while it waits. */
  readonly settledAt: Date | null
  readonly stake: Units
  /** How much of it was bonus money. */
  readonly bonusStake: Units
  /** Null while it waits; 0 where its market was covered too much, and where it is void. */
  readonly valid: Units | null
  readonly covered: boolean
}

interface BetsSince extends Owner {
  readonly from: Date
  /** Bets and rounds that are given too if they are void. */
  readonly also?: readonly string[]
}

/**
 * A member's bets and rounds begun since an instant, one by one, in the order of settling; void ones and rounds of which every stake was
 * rolled back are none. A round counts as one bet: what is staked on both sides of it is no more than what it risks.
 */
export const turnoverBets = async (db: Queryable, { memberId, currency, from, also = [] }: BetsSince): Promise<TurnoverBet[]> => {
  const since = sql`${from.toISOString()}::timestamptz`
  const named = sql`array(select jsonb_array_elements_text(${JSON.stringify(also)}::jsonb))`
  const rows = await rowsOf<{
    id: string
    game: string
    category: string
    placed: string
    settled: string | null
    stake: string
    bonus: string
    valid: string | null
    covered: boolean
  }>(
    db,
    sql`select id, game, category, (extract(epoch from placed_at) * 1000)::bigint::text as placed,
        (extract(epoch from done) * 1000)::bigint::text as settled, stake::text as stake, bonus::text as bonus,
        valid::text as valid, covered from (
        select id::text as id, game_code as game, game_type as category, placed_at, stake, bonus_stake as bonus, covered,
            case when covered or state = 'VOID' then 0 else valid_bet end as valid, settled_at as done from bet
          where member_id = ${memberId} and currency = ${currency} and placed_at >= ${since}
            and (state <> 'VOID' or id::text = any(${named}))
        union all
        select vendor || ' ' || round_id, game_code, game_type, opened_at, staked, bonus_staked, false,
            case when state = 'CLOSED' then least(staked, abs(won - staked)) end, closed_at from vendor_round
          where member_id = ${memberId} and currency = ${currency} and opened_at >= ${since}
            and (staked > 0 or vendor || ' ' || round_id = any(${named}))
      ) bet
      order by done nulls last, id`,
  )
  return rows.map(({ placed, settled, stake, bonus, valid, ...row }) => ({
    ...row,
    placedAt: new Date(Number(placed)),
    settledAt: settled === null ? null : new Date(Number(settled)),
    stake: BigInt(stake),
    bonusStake: BigInt(bonus),
    valid: valid === null ? null : BigInt(valid),
  }))
}
