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

const toWin = (row: Row): Win => ({ ...row, payout: BigInt(row.payout), settledAt: new Date(row.settledAt) })

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
  return rows.map(toWin)
}

const typesOf = (gameTypes: readonly string[]): SQL => sql`unnest(string_to_array(${gameTypes.join()}, ',')) as of(game_type)`

/** Wins of rounds of vendors' games, the first `limit` in the order given of each of the parts given, which are types at least. */
const roundWins = async (
  db: Queryable,
  parts: SQL,
  { within, order }: { readonly within: SQL; readonly order: SQL },
  limit: number,
): Promise<Win[]> => {
  const rows = await rowsOf<Row>(
    db,
    sql`
    select r.vendor || '/' || r.round_id as id, r.game_code as "gameCode", r.game_type as "gameType", r.won::text as payout, r.currency,
      (extract(epoch from r.closed_at) * 1000)::float8 as "settledAt", (select account from member where member.id = r.member_id) as account
    from ${parts}, lateral (
      select * from vendor_round
      where vendor_round.game_type = of.game_type and state = 'CLOSED' and won > staked and ${within} order by ${order} limit ${limit}
    ) r`,
  )
  return rows.map(toWin)
}

/** Wins of bets and rounds of games of these types that were settled inside the instants given, highest first. */
export const highestWins = async (db: Queryable, gameTypes: readonly string[], since: Date, until: Date, limit: number): Promise<Win[]> => {
  const [from, to] = [since, until].map((at) => sql`${at.toISOString()}::timestamptz`) as [SQL, SQL]
  // Hour by hour, as the indexes have them.
  const hours = sql`generate_series(date_trunc('hour', ${from} at time zone 'UTC'), ${to} at time zone 'UTC', interval '1 hour') as within(hour)`
  const settlements = sql`
    select best.* from ${typesOf(gameTypes)},
      ${hours},
      lateral (
        select s.member_id, s.issue_id, s.at, s.top_win from settlement s
        where s.game_type = of.game_type and date_trunc('hour', s.at at time zone 'UTC') = within.hour and s.top_win is not null
          and s.at between ${from} and ${to}
        order by s.top_win desc, s.at desc limit ${limit}
      ) best
    order by top_win desc, at desc limit ${limit}`
  const bets = await winsOf(db, settlements, sql`b.payout desc, b.settled_at desc`, limit)
  const within = sql`closed_at between ${from} and ${to} and date_trunc('hour', closed_at at time zone 'UTC') = within.hour`
  const rounds = await roundWins(db, sql`${typesOf(gameTypes)}, ${hours}`, { within, order: sql`won desc` }, limit)
  return [...bets, ...rounds]
    .toSorted((one, other) => Number(other.payout - one.payout) || other.settledAt.getTime() - one.settledAt.getTime())
    .slice(0, limit)
}

/** The last wins of bets and rounds of games of these types settled until then, latest first. */
export const latestWins = async (db: Queryable, gameTypes: readonly string[], until: Date, limit: number): Promise<Win[]> => {
  const settlements = sql`
    select latest.* from ${typesOf(gameTypes)},
      lateral (
        select s.member_id, s.issue_id, s.at from settlement s
        where s.game_type = of.game_type and s.top_win is not null and s.at <= ${until.toISOString()}::timestamptz
        order by s.at desc limit ${limit}
      ) latest
    order by at desc limit ${limit}`
  const bets = await winsOf(db, settlements, sql`b.settled_at desc`, limit)
  const within = sql`closed_at <= ${until.toISOString()}::timestamptz`
  const rounds = await roundWins(db, typesOf(gameTypes), { within, order: sql`closed_at desc` }, limit)
  return [...bets, ...rounds].toSorted((one, other) => other.settledAt.getTime() - one.settledAt.getTime()).slice(0, limit)
}
