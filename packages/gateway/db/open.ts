import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type AfterCommit, commitsOf } from './after-commit.ts'
import { createEmbeddedPool } from './embedded-pool.ts'
import { explainDatabaseError } from './explain.ts'
import { lockDirectory } from './lock.ts'
import { migratePostgres, migrationsFolder } from './migrate.ts'
import { hasRoom, watchRoom } from './disk-room.ts'
import type { Orm, Row, Statement } from './orm.ts'
import { connectToServer, type OwnConnection, shareEmbedded } from './own-connection.ts'
import { checkPostgres } from './reach.ts'
import { BACKGROUND_LIMITS, CALL_LIMITS, createPool, type Limits, READINESS_LIMITS } from './pool.ts'

export type { Orm, Queryable, Row, Statement, Tx } from './orm.ts'

export interface Database {
  /** For calls: a statement that takes longer than four seconds fails. */
  readonly orm: Orm
  /** For work that nobody waits for and that may take minutes. It has connections of its own, so that it takes none from the calls. */
  readonly background: Orm
  readonly kind: 'pglite' | 'postgres'
  /** Runs one prepared statement as a transaction of its own. Cast int8 and dates to text in the SQL. */
  run(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>
  readonly afterCommit: AfterCommit
  /** A connection beside the pools. Close it. */
  connect(): Promise<OwnConnection>
  /** True when a query comes back and nothing says that the disk is full. */
  ready(): Promise<boolean>
  /** Connections as they are now; none of the embedded database. */
  pools(): readonly PoolLoad[]
  /** Breaks every connection to a server off: what is under way fails at once, and nothing connects any more. */
  abandon(): void
  close(): Promise<void>
}

/** How busy a pool is. */
export interface PoolLoad {
  readonly pool: 'calls' | 'background'
  readonly open: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

/** A connection for each lane of jobs that is at work, and two for settling. Opened as they are needed. */
const BACKGROUND_CONNECTIONS = 8

/**
 * Opens a PostgreSQL by URL and brings its schema up to date. `connections` bounds the pool of the calls; those of the background and the one that
 * readiness is asked over come besides.
 * @throws Error that says in words why the server cannot be used.
 */
export const openPostgres = async (
  url: string,
  connections = 16,
  limits: Limits = CALL_LIMITS,
  readinessLimits: Limits = READINESS_LIMITS,
): Promise<Database> => {
  await checkPostgres(url)
  await migratePostgres(url).catch((error: unknown) => Promise.reject(explainDatabaseError(error, url)))
  const background = createPool(url, { connections: BACKGROUND_CONNECTIONS, limits: BACKGROUND_LIMITS })
  // Background work would notice a silent server only after its own long limit.
  const calls = createPool(url, { connections, limits, onSilence: background.dropAll })
  const pool = calls.pg
  // Of its own: a database that all connections are busy with answers still.
  const readiness = createPool(url, { connections: 1, limits: readinessLimits })
  const pools = [calls, background, readiness]
  const own = new Set<OwnConnection>()
  const connect = async () => {
    const connection = await connectToServer(url, limits.silence)
    own.add(connection)
    return { ...connection, close: () => connection.close().finally(() => own.delete(connection)) }
  }
  const [orm, slow] = [drizzle(pool) as unknown as Orm, drizzle(background.pg) as unknown as Orm]
  const room = watchRoom(orm, slow)
  return {
    orm,
    background: slow,
    kind: 'postgres',
    afterCommit: commitsOf(orm, slow),
    connect,
    run: async ({ name, text }, values) => (await pool.query<Record<string, unknown>>({ name, text, values: [...values] })).rows,
    ready: () =>
      readiness.pg.query('select 1').then(
        () => !room.isFull(),
        () => false,
      ),
    pools: () =>
      ([calls, background] as const).map(({ pg: { totalCount, idleCount, waitingCount } }, i) => ({
        pool: i === 0 ? 'calls' : 'background',
        open: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    abandon: () => {
      for (const each of pools) each.abandon()
      for (const connection of own) connection.destroy()
    },
    close: async () => {
      await Promise.all(pools.map((each) => each.end()))
    },
  }
}

/** Opens a PGlite on the given options and brings its schema up to date. */
export const openPglite = async (options: PGliteOptions): Promise<Database & { readonly pglite: PGlite }> => {
  // Beyond its buffers each page goes through the WASM file system, which takes longer than what is done with the page.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=128MB']
  const pglite = await PGlite.create({ ...options, startParams, extensions: { pg_trgm } })
  const pool = createEmbeddedPool(pglite)
  const drizzled = drizzle(pool)
  await migrate(drizzled, { migrationsFolder })
  const orm = drizzled as unknown as Orm
  return {
    orm,
    background: orm,
    kind: 'pglite',
    pglite,
    afterCommit: commitsOf(orm),
    connect: async () => shareEmbedded(pool),
    run: async ({ name, text }, values) => (await pool.query<Record<string, unknown>>({ name, text, values: [...values] })).rows,
    ready: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    pools: () => [],
    abandon: () => {},
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}

/** A directory that only this user can enter: PGlite lets everybody read the files in it. */
const privateDirectory = (path: string): string => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  return path
}

/** The embedded database below `dataDir`, held by an exclusive lock until it is closed. `room`: whether a folder's disk has some. */
export const openEmbedded = async (dataDir: string, room: (path: string) => Promise<boolean> = hasRoom): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(dataDir)
  try {
    const database = await openPglite({ dataDir: privateDirectory(join(dataDir, 'db')) })
    return {
      ...database,
      ready: async () => (await database.ready()) && (await room(dataDir).catch(() => false)),
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
