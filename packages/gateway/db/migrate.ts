import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Advisory locks belong to a database: any number that nothing else here takes. */
const MIGRATION_LOCK = 0x706f7274
const TRY_AGAIN_MS = 200
const CONNECT_MS = 10_000

/**
 * Waits for the lock by asking again and again. A statement that waited for it would hold a snapshot all the while, which an index
 * built concurrently by the migrating gateway would wait for in turn.
 */
const lock = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK])
    if (rows[0]?.locked) return
    await pause(TRY_AGAIN_MS)
  }
}

/**
 * Brings a PostgreSQL's schema up to date on a connection of its own, whose statements may take any time. Of gateways that start
 * together one migrates and the others wait for it.
 */
export const migratePostgres = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  // A lost connection is reported by the query that was running.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await lock(client)
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    await client.end()
  }
}
