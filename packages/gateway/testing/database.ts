import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openPostgres } from '../db/open.ts'
import { lendEmbedded } from './embedded.ts'

/** Where the databases made here on a server are, for those who connect to one again. */
const addresses = new WeakMap<Database, string>()

/** A database on a server of the test's own. */
export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database without a table on the server that `server` names. */
export const createServerDatabase = async (server: string): Promise<ServerDatabase> => {
  const name = `portico_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** A fresh database on the server that `TEST_DATABASE_URL` names, dropped when it is closed. */
const openOnServer = async (server: string): Promise<Database> => {
  const { url, drop } = await createServerDatabase(server)
  const database = await openPostgres(url)
  const own: Database = {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
  addresses.set(own, url)
  return own
}

/**
 * What a second gateway on the same database stands on: connections of its own to a server, the same embedded database otherwise.
 * Close it before the first.
 */
export const openBeside = async (database: Database): Promise<Database> => {
  const address = addresses.get(database)
  return address === undefined ? { ...database, close: async () => {} } : openPostgres(address)
}

/** An empty, migrated database of its own: PGlite, or PostgreSQL when `TEST_DATABASE_URL` is set. Close it at the end. */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : lendEmbedded()
}
