import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

export interface Win {
  readonly id: string
  readonly gameCode: string
  readonly gameType: string
  readonly account: string
  readonly payout: bigint
  readonly currency: string
  readonly settledAt: Date
}

type Row = Omit<Win, 'payout' | 'settledAt'> & { readonly payout: string; readonly settledAt: number }

/**
 * The bets that were won in the settlements given, in their order. As many settlements as bets are asked are enough, whichever bets
 * they hold: each says its best one.
 */
const winsOf = async (db: Queryable, settlements: SQL, order: SQL, limit: number): Promise<Win[]> => {
  const rows = await rowsOf<Row>(
    db,
    sql`
    with top as materialized (${settlements})
    select b.id, b.game_code as "gameCode", b.game_type as "gameType", b.payout::text as payout, b.currency,
      (extract(epoch from b.settled_at) * 1000)::float8 as "settledAt", (select account from member where member.id = b.member_id) as account
    from top, lateral (
      select * from bet
      where issue_id = top.issue_id and member_id = top.member_id and settled_at = top.at and state = 'WON' and payout > stake
      order by payout desc limit ${limit}
    ) b
    order by ${order} limit ${limit}`,
  )
  return rows.map((row) => ({ ...row, payout: BigInt(row.payout), settledAt: new Date(row.settledAt) }))
}

const typesOf = (gameTypes: readonly string[]): SQL => sql`unnest(string_to_array(${gameTypes.join()}, ',')) as of(game_type)`

/** Wins of games of these types settled inside the instants given, highest first. */
export const highestWins = (db: Queryable, gameTypes: readonly string[], since: Date, until: Date, limit: number): Promise<Win[]> => {
  const [from, to] = [since, until].map((at) => sql`${at.toISOString()}::timestamptz`) as [SQL, SQL]
  // Hour by hour, as the index has them.
  const settlements = sql`
    select best.* from ${typesOf(gameTypes)},
      generate_series(date_trunc('hour', ${from} at time zone 'UTC'), ${to} at time zone 'UTC', interval '1 hour') as within(hour),
      lateral (
        select s.member_id, s.issue_id, s.at, s.top_win from settlement s
        where s.game_type = of.game_type and date_trunc('hour', s.at at time zone 'UTC') = within.hour and s.top_win is not null
          and s.at between ${from} and ${to}
        order by s.top_win desc, s.at desc limit ${limit}
      ) best
    order by top_win desc, at desc limit ${limit}`
  return winsOf(db, settlements, sql`b.payout desc, b.settled_at desc`, limit)
}

/** The last wins of games of these types settled until then, latest first. */
export const latestWins = (db: Queryable, gameTypes: readonly string[], until: Date, limit: number): Promise<Win[]> => {
  const settlements = sql`
    select latest.* from ${typesOf(gameTypes)},
      lateral (
        select s.member_id, s.issue_id, s.at from settlement s
        where s.game_type = of.game_type and s.top_win is not null and s.at <= ${until.toISOString()}::timestamptz
        order by s.at desc limit ${limit}
      ) latest
    order by at desc limit ${limit}`
  return winsOf(db, settlements, sql`b.settled_at desc`, limit)
}
