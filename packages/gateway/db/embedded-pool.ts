import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { prepareRepeated } from './prepared.ts'
import { ReleasingPool } from './releasing-pool.ts'

/** What a client of a server does with its socket and an embedded database has no use for. */
const SOCKET_HABITS = { setNoDelay: () => {}, setKeepAlive: () => {}, ref: () => {}, unref: () => {} }

/** The embedded database as a socket to it: what is written are messages of PostgreSQL's protocol, what is read are its answers. */
const openStream = (pglite: PGlite): Duplex => {
  const answer = (messages: Buffer, done: (error?: Error | null) => void): void => {
    // Between two statements whatever else waits has its turn, as it has while a server computes.
    setImmediate(() => {
      // Asked for as they come, answers are not read by PGlite too.
      const onRawData = (data: Uint8Array) => void stream.push(Buffer.from(data))
      pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData }).then(() => done(), done)
    })
  }
  const stream: Duplex = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _, done) => answer(chunk, done),
    // A statement and its values are one call of the database instead of five.
    writev: (chunks, done) => answer(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
    final: (done) => {
      stream.push(null)
      done()
    },
  })
  return Object.assign(stream, SOCKET_HABITS, { connect: () => setImmediate(() => stream.emit('connect')) })
}

/**
 * The one connection that an embedded database has, behind the driver that servers are asked by: a transaction holds it to its end, and
 * everybody else waits. `pglite` must not be asked directly while the pool is in use.
 */
export const createEmbeddedPool = (pglite: PGlite): pg.Pool => {
  const pool = new ReleasingPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => openStream(pglite),
    // The driver connects anew after a statement that failed, and finds the session of before: whatever stands open or is prepared in it ends.
    verify: (client, done) => {
      client
        .query('rollback')
        .then(() => client.query('discard all'))
        .then(() => done(), done)
    },
  })
  // Without listeners a database that broke off would end the process; whoever asks it next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareRepeated(client)
  })
  return pool
}
