import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migratePostgres } from '../db/migrate.ts'
import { type Database, openPostgres } from '../db/open.ts'
import type { Limits } from '../db/pool.ts'
import { lendEmbedded } from './embedded.ts'
import { createLender } from './lender.ts'
import { schemaStamp } from './schema-stamp.ts'

/** Where the databases made here on a server are, for those who connect to one again, by their connections. */
const addresses = new WeakMap<Database['orm'], string>()

/** A database on a server of the test's own. */
export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

const withClient = async <T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Makes a database without a table on the server that `server` names, or one like `template`. */
export const createServerDatabase = async (server: string, template = 'template1'): Promise<ServerDatabase> => {
  const name = `portico_test_${randomBytes(6).toString('hex')}`
  const run = (statement: string) => withClient(server, (client) => client.query(statement))
  await run(`create database ${name} template ${template}`)
  return { url: addressOf(server, name), drop: async () => void (await run(`drop database ${name} with (force)`)) }
}

/** Whoever makes the template has the others wait. */
const TEMPLATE_LOCK = 0x74_65_6d_70

let template: Promise<string> | undefined

/** A migrated database that others are copied from, made once for a server and a schema: every migration takes longer than the copy. */
const makeTemplate = async (server: string): Promise<string> => {
  const name = `portico_template_${schemaStamp()}`
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    // It has its name when it is whole.
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migratePostgres(addressOf(server, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

const CONNECTIONS = 16
/** On a machine with other work two hundred calls at once wait longer for a connection than a caller would. */
const PATIENT: Limits = { connect: 40_000, statement: 40_000, silence: 45_000 }

/** Empty databases on the server that `TEST_DATABASE_URL` names. Those that wait to be lent again when the tests end are left behind. */
const lendOnServer = createLender(async () => {
  const server = process.env['TEST_DATABASE_URL']!
  const { url, drop } = await createServerDatabase(server, await (template ??= makeTemplate(server)))
  const database = await openPostgres(url, CONNECTIONS, PATIENT)
  addresses.set(database.orm, url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
})

/**
 * What a second gateway on the same database stands on: connections of its own to a server, the same embedded database otherwise.
 * Close it before the first.
 */
export const openBeside = async (database: Database): Promise<Database> => {
  const address = addresses.get(database.orm)
  return address === undefined ? { ...database, close: async () => {} } : openPostgres(address)
}

/** An empty, migrated database of its own: PGlite, or PostgreSQL when `TEST_DATABASE_URL` is set. Close it at the end. */
export const openTestDatabase = (): Promise<Database> => (process.env['TEST_DATABASE_URL'] ? lendOnServer() : lendEmbedded())
