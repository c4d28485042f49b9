import { DatabaseSync } from 'node:sqlite'
import { FLIGHTS_KNOW_GAMES, LETTERS_KEEP_WORDS, ROUNDS_KNOW_FLIGHTS, ROUNDS_KNOW_SHOWN, TABLES } from './tables.ts'

type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** The studio's own store: one file, or memory where no folder is named. */
export interface Store {
  readonly run: (sql: string, ...values: Value[]) => number
  readonly one: (sql: string, ...values: Value[]) => Row | undefined
  readonly all: (sql: string, ...values: Value[]) => Row[]
  /** All of it or nothing. */
  readonly atOnce: <T>(work: () => T) => T
  readonly close: () => void
}

/** Tables of before, by a column that they have not: each is made anew once. */
const RENEWALS = [
  { table: 'rounds', column: 'flight', sql: ROUNDS_KNOW_FLIGHTS },
  { table: 'rounds', column: 'shown', sql: ROUNDS_KNOW_SHOWN },
  { table: 'flights', column: 'game', sql: FLIGHTS_KNOW_GAMES },
  { table: 'outbox', column: 'said', sql: LETTERS_KEEP_WORDS },
] as const

const renew = (database: DatabaseSync): void => {
  for (const { table, column, sql } of RENEWALS) {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table)
    if (columns.length === 0 || columns.some(({ name }) => name === column)) continue
    database.exec(`PRAGMA foreign_keys = OFF; BEGIN; ${sql} COMMIT`)
  }
}

export const openStore = (file: string): Store => {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  renew(database)
  database.exec('PRAGMA foreign_keys = ON')
  database.exec(TABLES)
  return {
    run: (sql, ...values) => Number(database.prepare(sql).run(...values).changes),
    one: (sql, ...values) => database.prepare(sql).get(...values) as Row | undefined,
    all: (sql, ...values) => database.prepare(sql).all(...values) as Row[],
    atOnce: (work) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        const outcome = work()
        database.exec('COMMIT')
        return outcome
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    close: () => database.close(),
  }
}
