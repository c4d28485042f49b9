import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostgres } from './open.ts'
import { checkPostgres } from './reach.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const listening = async (server: Server): Promise<number> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** What PostgreSQL's protocol sends when it refuses who connects. */
const refusal = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
const refusing = (code: string, message: string): Promise<number> =>
  listening(createServer((socket) => socket.once('data', () => socket.end(refusal(code, message))).on('error', () => {})))

const url = (port: number) => `postgres://portico:se%20cret@127.0.0.1:${port}/lobby`
const reason = async (port: number): Promise<string> =>
  checkPostgres(url(port)).then(
    () => 'it can be used',
    (error: Error) => error.message,
  )

describe('a PostgreSQL that cannot be used', () => {
  test('is told by where nothing answers, by the gateway as by the look before it', async () => {
    const server = createServer()
    const port = await listening(server)
    server.close()
    await once(server, 'close')
    const message = `DATABASE_URL: nothing answers at 127.0.0.1:${port} (ECONNREFUSED); is PostgreSQL running there?`
    expect(await reason(port)).toBe(message)
    await expect(openPostgres(url(port))).rejects.toThrow(message)
  })

  test.each([
    ['28P01', 'password authentication failed for user "portico"', 'refuses the password of user "portico" (28P01)'],
    ['3D000', 'database "lobby" does not exist', 'has no database "lobby" (3D000); make it with: createdb lobby'],
    ['28000', 'no pg_hba.conf entry', 'lets no user "portico" in (28000); see its pg_hba.conf'],
    ['53300', 'sorry, too many clients already', 'has no connection left (53300); raise max_connections'],
    ['57P03', 'the database system is starting up', 'is still starting (57P03)'],
  ])('says %s in words, and its password never', async (code, message, words) => {
    const port = await refusing(code, message)
    const text = await reason(port)
    expect(text).toBe(`DATABASE_URL: 127.0.0.1:${port} ${words}`)
    expect(text).not.toContain('se cret')
  })

  test('says what the driver says where we have no words for it', async () => {
    expect(await reason(await refusing('XX000', 'something of its own'))).toContain('something of its own')
  })
})
