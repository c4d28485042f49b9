import type { SQL } from '../db/rows.ts'

/** How the rows of a table are gone through, a page at a time: by the columns of its primary key, each with its SQL type. */
export interface BookRows {
  readonly table: string
  readonly key: readonly (readonly [column: string, type: string])[]
  /** Rows of a page. What a check reads for them, other tables included, has to stay within some ten milliseconds. */
  readonly page: number
}

/**
 * What has to hold of money. `findings` selects one `finding` (text) for each thing that is wrong with the rows of `page`, a relation
 * with the columns of the table. It runs as one statement for each page, thus on a snapshot of its own, while bets go on: whatever it
 * compares has to be true after every transaction. It finds what belongs to a row by an index, never by going through a whole table.
 */
export interface BookCheck {
  readonly over: BookRows
  readonly findings: SQL
}
