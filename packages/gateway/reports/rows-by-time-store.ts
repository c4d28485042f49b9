import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { roundUuid } from './as-of-store.ts'
import { isLarge, LARGE } from './large-store.ts'
import { type Ids, idsInOrder } from './order-store.ts'
import { PAIR, type RowFilter, type RowKind } from './rows-store.ts'
import { closedRounds, settledBets, teamOf, type TeamRange } from './team-store.ts'

/** One end of some days: their latest rows or their first ones. */
export interface Edge {
  readonly latest: boolean
  readonly limit: number
}

/**
 * Bets of some days, or those at one end of them, latest first: each as its id and its member's. By the time at which bets were settled, not account
 * by account; undefined where that is the longer way, of a small team or of some names.
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
  const few = edge ? sql`order by at ${edge.latest ? sql`desc, id` : sql`asc, id desc`} limit ${edge.limit}::int` : sql``
  const ofGame = (alias: SQL): SQL => (game === undefined ? sql`` : sql`and ${alias}.game_code = ${game}`)
  const bets = sql`select b.id, b.member_id as whose, s.at from ${settledBets(range, teamOf(range, sql`s.member_id`))} ${ofGame(sql`b`)}`
  const rounds = sql`select ${roundUuid(sql`r`)} as id, r.member_id as whose, r.closed_at as at
    from ${closedRounds(range, teamOf(range, sql`r.member_id`))} ${ofGame(sql`r`)}`
  return idsInOrder(db, {
    from: sql`with found as (select * from ((${bets} ${few}) union all (${rounds} ${few})) both_kinds ${few})`,
    id: sql`found.id, found.whose`,
    order: sql`from found order by found.at desc, found.id`,
    packed: PAIR,
  })
}
