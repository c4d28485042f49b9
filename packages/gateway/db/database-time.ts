import { sql } from 'drizzle-orm'
import type { Queryable } from './orm.ts'
import { rowsOf } from './rows.ts'

/** The time by the clock of the machine that the database runs on. */
export const databaseTime = async (queryable: Queryable): Promise<Date> => {
  const [row] = await rowsOf<{ ms: string }>(queryable, sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`)
  return new Date(Number(row!.ms))
}
