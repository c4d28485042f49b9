import { Socket } from 'node:net'
import type pg from 'pg'
import { ReleasingPool } from './releasing-pool.ts'

/** How long a pool waits, in milliseconds, before it gives a call up. */
export interface Limits {
  /** For a free connection, or for a new one. */
  readonly connect: number
  /** For the server to do one statement, its waits for locks included. The server enforces it. */
  readonly statement: number
  /** For the server to say anything while a connection is in use. Above `statement`, or the server never gets to say that it gave up. */
  readonly silence: number
}

/** A caller hears within five seconds that the database is silent. */
export const CALL_LIMITS: Limits = { connect: 4_000, statement: 4_000, silence: 4_500 }
/**
 * Whoever asks whether the database answers gives up after two or three seconds himself. Slower than this is not ready until an answer
 * comes in time, so that one that is slow all the while does not turn to and fro.
 */
export const READINESS_LIMITS: Limits = { connect: 1_500, statement: 1_500, silence: 1_500 }
/** Settling, checking the books, scheduled work: nobody waits for an answer. */
export const BACKGROUND_LIMITS: Limits = { connect: 10_000, statement: 600_000, silence: 610_000 }

/** Locks of a gateway that stops in the middle of a transaction are free again after this. */
const IDLE_IN_TRANSACTION_MS = 60_000
const KEEP_ALIVE_MS = 10_000
/** A connection is made anew after this, so that a moved or replaced server is found without a restart. */
const LIFETIME_SECONDS = 1_800

export interface Pool {
  readonly pg: pg.Pool
  /** Destroys every connection; what runs on them fails and the next call connects anew. */
  dropAll(): void
  /** `dropAll`, and nothing connects any more. */
  abandon(): void
  /** Waits until every connection has been given back, and closes them. */
  end(): Promise<void>
}

/**
 * Connections to a server whose silence is noticed. Neither a statement's limit nor a closed socket tells of a server that stands
 * still or a network that swallows packets: a connection in use on which nothing comes for `limits.silence` is destroyed, and the
 * idle ones with it, since they lead to the same place. `onSilence` is called.
 */
export const createPool = (url: string, { connections, limits, onSilence }: PoolOptions): Pool => {
  const sockets = new Map<pg.PoolClient, Socket>()
  const busy = new Set<pg.PoolClient>()
  // As statements, not as start-up parameters, which pgbouncer refuses.
  const settings = `set statement_timeout = ${limits.statement}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`
  const pool = new ReleasingPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    verify: (client, done) => {
      client.query(settings).then(() => done(), done)
    },
  })
  // Without listeners a connection that the server drops would end the process: idle ones tell the pool, those in use themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const drop = (only: (client: pg.PoolClient) => boolean): void => {
    for (const [client, socket] of sockets) if (only(client)) socket.destroy(silent())
  }

  const watch = (client: pg.PoolClient, socket: Socket): void => {
    sockets.set(client, socket)
    socket.once('close', () => sockets.delete(client))
    socket.setTimeout(limits.silence)
    // Not handed to `setTimeout`, which would hear it once: a connection falls silent first when it is idle.
    socket.on('timeout', () => {
      // Who takes it into use now has not waited for an answer yet.
      if (!busy.has(client)) return
      const before = socket.bytesRead
      // What came while this process itself stood still is read before this runs.
      setImmediate(() => {
        if (!busy.has(client) || socket.bytesRead > before) return
        drop((other) => other === client || !busy.has(other))
        onSilence?.()
      })
    })
  }

  pool.on('connect', (client) => {
    const { stream } = (client as pg.PoolClient & { readonly connection: { readonly stream: unknown } }).connection
    if (stream instanceof Socket) watch(client, stream)
  })
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_, client) => busy.delete(client))
  let ended: Promise<void> | undefined
  const end = (): Promise<void> => (ended ??= pool.end())
  const dropAll = () => drop(() => true)
  return {
    pg: pool,
    dropAll,
    abandon: () => {
      void end()
      dropAll()
    },
    end,
  }
}

export interface PoolOptions {
  readonly connections: number
  readonly limits: Limits
  readonly onSilence?: () => void
}

const silent = (): Error => Object.assign(new Error('the database has fallen silent'), { code: 'ETIMEDOUT' })
