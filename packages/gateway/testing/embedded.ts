import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openPglite } from '../db/open.ts'
import { schemaStamp } from './schema-stamp.ts'

type Embedded = Awaited<ReturnType<typeof openPglite>>

/** More than any test has open at once need not wait for the next. */
const MOST_IDLE = 2
/** The archive is read for every database, so it holds no second and third empty one and no long log. */
const initDbStartParams = ['--wal-segsize=1']
const SLIMMING = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // What the log holds would be done again at every start.
  'checkpoint',
]

const archiveName = (): string => `portico-test-database-${schemaStamp(...SLIMMING, ...initDbStartParams)}.tar`

let archive: Promise<Blob> | undefined

/** A migrated, empty database as an archive; made once for a schema and shared by every test process of this machine. */
const readArchive = async (): Promise<Blob> => {
  const path = join(tmpdir(), archiveName())
  if (!existsSync(path)) {
    const database = await openPglite({ initDbStartParams })
    for (const statement of SLIMMING) await database.pglite.exec(statement)
    const dump = await database.pglite.dumpDataDir('none')
    await database.close()
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

/** Changes when a test leaves anything in the schema. */
const schemaOf = async ({ pglite }: Embedded): Promise<string> => {
  const { rows } = await pglite.query<{ counts: string }>(`select concat_ws(' ',
    (select count(*) from pg_class), (select count(*) from pg_attribute), (select count(*) from pg_proc),
    (select count(*) from pg_trigger), (select count(*) from pg_constraint)) as counts`)
  return rows[0]!.counts
}

/** Takes every row out and starts the sequences again. The checkpoint keeps the log short, which nobody else does in an embedded database. */
const empty = async ({ pglite }: Embedded): Promise<void> => {
  await pglite.exec(`
    do $$ declare used text; begin
      select string_agg(oid::regclass::text, ', ') into used from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0;
      if used is not null then execute 'truncate ' || used || ' cascade'; end if;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`)
  await pglite.exec('checkpoint')
}

const idle: { readonly database: Embedded; readonly schema: string }[] = []

/**
 * An empty, migrated PGlite. Starting one takes longer than most tests, so one that is closed is emptied and lent again, unless its schema
 * was changed.
 */
export const lendEmbedded = async (): Promise<Database> => {
  const open = async () => {
    const database = await openPglite({ loadDataDir: await (archive ??= readArchive()) })
    return { database, schema: await schemaOf(database) }
  }
  const lent = idle.pop() ?? (await open())
  const { database, schema } = lent
  let closing: Promise<void> | undefined
  const release = async () => {
    const reusable = idle.length < MOST_IDLE && (await schemaOf(database)) === schema
    if (!reusable) return database.close()
    await empty(database)
    idle.push(lent)
  }
  return { ...database, close: () => (closing ??= release()) }
}
