import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Row } from './orm.ts'

/** A connection beside the pool, for who listens, and must neither wait for one of the pool's nor keep it. */
export interface OwnConnection {
  /** Cast int8 and dates to text in the SQL. */
  query(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Calls back for each hint that another connection gives. A pooler between may swallow them all. */
  listen(channel: string, hear: () => void): Promise<void>
  /** Gives the others on the channel a hint, in a transaction of its own. */
  hint(channel: string): Promise<void>
  close(): Promise<void>
  /** Breaks it off without a farewell; what it was asked fails. */
  destroy(): void
}

const FAREWELL_MS = 1_000

/** After `timeoutMs` without an answer the server is taken for gone. */
export const connectToServer = async (connectionString: string, timeoutMs: number): Promise<OwnConnection> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'portico events',
  })
  // What has broken shows with the next query; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as pg.Client & { readonly connection: { readonly stream: Duplex } }).connection
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows
  // A hint is no promise, so nobody waits for it to reach the disk.
  await query('set synchronous_commit = off')
  return {
    query,
    listen: async (channel, hear) => {
      const { pid } = (await query('select pg_backend_pid() as pid'))[0]!
      client.on('notification', ({ processId }) => {
        if (processId !== pid) hear()
      })
      await query(`listen ${client.escapeIdentifier(channel)}`)
    },
    hint: async (channel) => void (await query(`notify ${client.escapeIdentifier(channel)}`)),
    close: async () => {
      // A server that has stopped answering never confirms the end.
      const timer = setTimeout(() => stream.destroy(), FAREWELL_MS)
      await client.end()
      clearTimeout(timer)
    },
    destroy: () => void stream.destroy(),
  }
}

/** The embedded database has one connection for all, and nobody else to be told. */
export const shareEmbedded = (pool: pg.Pool): OwnConnection => ({
  query: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, [...values])).rows,
  listen: async () => {},
  hint: async () => {},
  close: async () => {},
  destroy: () => {},
})
