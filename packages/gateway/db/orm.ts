import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Tables are named by the schemas of their owners; there is no list of all of them. */
export type Orm = PgDatabase<PgQueryResultHKT>
/** What a store runs on: the database itself, or a transaction of it. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]
export type Queryable = Orm | Tx

/** SQL with `$n` places that a connection parses and plans once. */
export interface Statement {
  readonly name: string
  readonly text: string
}
export type Row = Readonly<Record<string, unknown>>
