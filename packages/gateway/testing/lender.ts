import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'

/** More than any test has open at once need not wait for the next. */
const MOST_IDLE = 2

const SCHEMA = {
  name: 'schema_of_test',
  text: `select concat_ws(' ',
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace), (select count(*) from pg_proc),
    (select count(*) from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)),
    (select count(*) from pg_trigger), (select count(*) from pg_constraint)) as counts`,
}

/** Changes when a test leaves anything in the schema. */
const schemaOf = async (database: Database): Promise<unknown> => (await database.run(SCHEMA, []))[0]!['counts']

/** Takes every row out and starts the sequences again. Somebody who still holds a lock makes it fail. */
const empty = async ({ orm }: Database): Promise<void> =>
  void (await orm.execute(sql`
    do $$ declare used text; begin
      set local lock_timeout = '5s';
      select string_agg(oid::regclass::text, ', ') into used from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0;
      if used is not null then execute 'truncate ' || used || ' cascade'; end if;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`))

/** A database that can be lent. `tidy` runs after it was emptied. */
export type Lendable = Database & { readonly tidy?: () => Promise<unknown> }

/**
 * Lends empty, migrated databases. Making one takes longer than most tests, so one that is closed is emptied and lent again, unless its
 * schema was changed or it is still in use.
 */
export const createLender = (open: () => Promise<Lendable>): (() => Promise<Database>) => {
  const idle: { readonly database: Lendable; readonly schema: unknown }[] = []
  return async () => {
    const make = async () => {
      const database = await open()
      return { database, schema: await schemaOf(database) }
    }
    const lent = idle.pop() ?? (await make())
    const { database, schema } = lent
    const release = async () => {
      const reusable = async () => {
        if (idle.length >= MOST_IDLE || (await schemaOf(database)) !== schema) return false
        await empty(database)
        await database.tidy?.()
        return true
      }
      if (await reusable().catch(() => false)) idle.push(lent)
      else await database.close()
    }
    let closing: Promise<void> | undefined
    return { ...database, close: () => (closing ??= release()) }
  }
}
