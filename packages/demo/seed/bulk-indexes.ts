import { sql } from 'drizzle-orm'
import type { Orm } from '@portico/gateway/db/open'
import { rowsOf } from '@portico/gateway/db/rows'

/** The tables that a year of bets fills. */
const FILLED = ['bet', 'ledger_transfer', 'settlement']

interface Named {
  readonly of: string
  readonly name: string
  readonly definition: string
}

/**
 * Takes off the filled tables what costs each row and is not needed to fill them: indexes that are there for reading alone, and references, which are
 * checked all at once when they come back. What is unique stays.
 * @returns puts back what was taken; whoever is cut off before it has a database to throw away.
 */
export const withoutIndexes = async (orm: Orm): Promise<() => Promise<void>> => {
  const tables = sql`string_to_array(${FILLED.join()}, ',')::regclass[]`
  const references = await rowsOf<Named>(
    orm,
    sql`select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid = any(${tables}) order by conname`,
  )
  const indexes = await rowsOf<Named>(
    orm,
    sql`select indrelid::regclass::text as of, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where not indisunique and indrelid = any(${tables}) order by 2`,
  )
  for (const { of, name } of references) await orm.execute(sql.raw(`alter table ${of} drop constraint ${name}`))
  for (const { name } of indexes) await orm.execute(sql.raw(`drop index ${name}`))
  return async () => {
    for (const { definition } of indexes) await orm.execute(sql.raw(definition))
    for (const { of, name, definition } of references) await orm.execute(sql.raw(`alter table ${of} add constraint ${name} ${definition}`))
  }
}
