import type { SQL } from 'drizzle-orm'
import type { Queryable } from './open.ts'

export type { SQL }

/** The rows of a raw query. Cast int8 and dates to text in the SQL. */
export const rowsOf = async <Row>(queryable: Queryable, query: SQL): Promise<Row[]> =>
  ((await queryable.execute(query)) as unknown as { rows: Row[] }).rows
