import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createPool } from './pool.ts'

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const READY = message('Z', Buffer.from('T'))
const DONE = Buffer.concat([message('C', Buffer.from('SET\0')), READY])
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY])

/** A server that admits everybody, agrees to every simple query, and can hang up on all at once. */
const openServer = async () => {
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (data) => {
        if (!silent && data.toString('latin1', 0, 1) === 'Q') socket.write(DONE)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    silence: () => {
      silent = true
    },
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
  }
}

it('loses a connection between two statements of a transaction without ending the process', async () => {
  const server = await openServer()
  const pool = createPool(server.url, { connections: 1, limits: { connect: 5_000, statement: 5_000, silence: 5_000 } })
  onTestFinished(() => pool.end())
  const ended: unknown[] = []
  const hear = (error: unknown) => void ended.push(error)
  process.on('uncaughtExceptionMonitor', hear)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', hear))

  const orm = drizzle(pool.pg)
  const broken = orm.transaction(async () => {
    const [client] = (pool.pg as unknown as { _clients: readonly NodeJS.EventEmitter[] })._clients
    // Not `once` of node:events, which listens to errors, too.
    const lost = new Promise<void>((resolve) => client!.once('end', () => resolve()))
    server.hangUp()
    await lost
  })
  await expect(broken).rejects.toThrow()
  expect(ended).toEqual([])
  // The only connection of the pool was given back.
  await orm.transaction(async (tx) => void (await tx.execute(sql.raw('begin'))))
})

it('notices that the server is silent also on a connection that was idle before', async () => {
  const server = await openServer()
  const pool = createPool(server.url, { connections: 1, limits: { connect: 5_000, statement: 5_000, silence: 100 } })
  onTestFinished(() => pool.end())
  const client = await pool.pg.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  client.release()
  for (let time = 0; time < 2; time += 1) {
    await new Promise((resolve) => stream.once('timeout', resolve))
    await pool.pg.query('select')
  }
  await new Promise((resolve) => stream.once('timeout', resolve))
  server.silence()
  await expect(pool.pg.query('select')).rejects.toThrow('silent')
})
