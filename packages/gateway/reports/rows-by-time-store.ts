import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { settlement } from '../lottery/bets/schema.ts'
import { memberTree } from '../member/schema.ts'
import { roundUuid } from './as-of-store.ts'
import { isLarge, LARGE } from './large-store.ts'
import { type Ids, idsInOrder } from './order-store.ts'
import { PAIR, PAIR_BYTES, type RowFilter, type RowKind } from './rows-store.ts'
import { closedRounds, inRange, ofTeam, settledBets, teamOf, type TeamRange } from './team-store.ts'

/** One end of some days: their latest rows or their first ones. */
export interface Edge {
  readonly latest: boolean
  readonly limit: number
}

const wayOf = ({ latest }: Edge): { readonly at: SQL; readonly id: SQL } =>
  latest ? { at: sql`at desc`, id: sql`id` } : { at: sql`at asc`, id: sql`id desc` }

/** `near`: so many settlements of the team at one end as rows are looked for, and all of the instant that the last of them is of. */
const near = (range: TeamRange, edge: Edge): SQL => {
  const { at } = wayOf(edge)
  const own = sql`select s.* from ${settlement} s cross join lateral (
    select true from ${memberTree} team where ${ofTeam(range, sql`s.member_id`)} offset 0) own where ${inRange(sql`s.at`, range)}`
  const last = sql`(select at from (${own}) each order by ${at} offset ${edge.limit - 1}::int limit 1)`
  const all = edge.latest ? sql`s.at >= coalesce(${last}, '-infinity')` : sql`s.at <= coalesce(${last}, 'infinity')`
  return sql`near as materialized (${own} and ${all})`
}

/**
 * Bets of some days, or those at one end of them, latest first: each as its id and its member's. By the time at which bets were settled, not account
 * by account; undefined where that is the longer way: of a small team, of some names, and where much that was settled at that end does not count.
 */
export const betsByTime = async (
  db: Queryable,
  kind: RowKind,
  range: TeamRange,
  { account, find, game }: RowFilter,
  edge: Edge | undefined,
  large = LARGE,
): Promise<Ids | undefined> => {
  if (kind !== 'BETS' || account !== undefined || find !== undefined || !(await isLarge(db, range, large))) return undefined
  if (edge && game !== undefined) return undefined
  const ofGame = (alias: SQL): SQL => (game === undefined ? sql`` : sql`and ${alias}.game_code = ${game}`)
  const settled = edge ? settledBets(range, sql``, sql`near`) : settledBets(range, teamOf(range, sql`s.member_id`))
  const bets = sql`select b.id, b.member_id as whose, s.at from ${settled} ${ofGame(sql`b`)}`
  const rounds = sql`select ${roundUuid(sql`r`)} as id, r.member_id as whose, r.closed_at as at
    from ${closedRounds(range, teamOf(range, sql`r.member_id`))} ${ofGame(sql`r`)}`
  const few = edge ? sql`order by ${wayOf(edge).at}, ${wayOf(edge).id} limit ${edge.limit}::int` : sql``
  const ids = await idsInOrder(db, {
    from: sql`with ${edge ? sql`${near(range, edge)}, ` : sql``} found as (select * from (${bets} union all (${rounds} ${few})) both_kinds ${few})`,
    id: sql`found.id, found.whose`,
    order: sql`from found order by found.at desc, found.id`,
    packed: PAIR,
  })
  return edge && ids.length < edge.limit * PAIR_BYTES ? undefined : ids
}
