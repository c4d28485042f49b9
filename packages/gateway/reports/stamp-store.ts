import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { figureDelta, figureFold } from '../figures/schema.ts'

/** Later than any day there are figures of. */
export const EVERY_DAY = '9999-12-31'

/**
 * Tells figures of the days up to one apart from what they were: another text once anything of them was put down, folded or made anew. Days to
 * come do not change it, so that what was asked of past days stays as it was while others play on.
 */
export const figuresStamp = async (db: Queryable, to: string): Promise<string> => {
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`select coalesce((select sum(folds) from ${figureFold} where day <= ${to}::date), 0) || ':' || count(*) || ':'
      || coalesce(sum(hashint8extended(seq, 0)), 0) as stamp from ${figureDelta} where day <= ${to}::date`,
  )
  return row!.stamp
}

/** The latest day that anything was folded of. */
export const latestFold = async (db: Queryable): Promise<string | undefined> => {
  const [row] = await rowsOf<{ day: string | null }>(db, sql`select to_char(max(day), 'YYYY-MM-DD') as day from ${figureFold}`)
  return row!.day ?? undefined
}
