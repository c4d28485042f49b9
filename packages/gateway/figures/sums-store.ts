import { type SQL, sql } from 'drizzle-orm'
import { SUMS } from './schema.ts'

type Sum = (typeof SUMS)[number]

const list = (write: (column: Sum) => string): SQL => sql.raw(SUMS.map(write).join(', '))

/** `bets, stake, …` */
export const SUM_COLUMNS = list((column) => column)
/** Each of them summed under its own name. */
export const SUMMED = list((column) => `sum(${column}) as ${column}`)
/** What is there already and what comes in, added up. */
export const addedTo = (table: string): SQL => list((column) => `${column} = ${table}.${column} + excluded.${column}`)
/** A row of all sums, of an alias. */
export const sumsOf = (alias: string): SQL => sql.raw(`(${SUMS.map((column) => `coalesce(${alias}.${column}, 0)`).join(', ')})`)

/** How figures follow from rows of other areas, as reports know it. */
export interface FigureSources {
  /** Rows of members by day and kind of game, summed for each agent above. */
  readonly teamsOf: (own: SQL) => SQL
  /** Figures of the members that a condition holds of, from the rows they are about, in days of a zone. */
  readonly rawFigures: (zone: SQL, whose: SQL) => SQL
}
