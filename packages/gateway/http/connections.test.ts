import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { systemStatus } from '@portico/contract/system/calls'
import { testGateway } from '../testing/gateway.ts'
import { createApp } from './app.ts'
import { boundConnections } from './connections.ts'

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

describe('connections of one address', () => {
  test('are as many as the setting says, silent ones included, and others come when they go', async () => {
    const gateway = await testGateway({ config: { open: { connections: 3, sockets: 3 } } })
    onTestFinished(() => gateway.close())
    const { port } = new URL(await gateway.start())
    const open = () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      return socket
    }
    /** Whether it is answered; otherwise it was closed without a word. */
    const isServed = async (socket: ReturnType<typeof open>) => {
      socket.write(line(systemStatus.path))
      return (await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])) as boolean
    }
    const silent = [open(), open()]
    await Promise.all(silent.map((socket) => once(socket, 'connect')))
    const third = open()
    expect(await isServed(third)).toBe(true)
    expect(await isServed(open())).toBe(false)
    const closed = once(silent[0]!, 'close')
    silent[0]!.end()
    silent[0]!.resume()
    await closed
    expect(await isServed(open())).toBe(true)
  })

  test('are not counted where proxies stand between, whose they all are', async () => {
    const gateway = await testGateway({ config: { proxies: 1, open: { connections: 1, sockets: 1 } } })
    onTestFinished(() => gateway.close())
    const { port } = new URL(await gateway.start())
    const statuses = Array.from({ length: 4 }, async () => {
      const [reply] = (await once(get({ port, path: systemStatus.path, agent: false }), 'response')) as [{ statusCode: number }]
      return reply.statusCode
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
  })

  test('are dropped when more is asked at once than anybody does who reads the answers', async () => {
    const answers = Promise.withResolvers<void>()
    const server = createServer((_, reply) => void answers.promise.then(() => reply.end('x')))
    boundConnections(server, { most: 10, proxies: 0 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const open = (count: number) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(line('/').repeat(count))
      return socket
    }
    const [usual, greedy] = [open(4), open(5)]
    await once(greedy.resume(), 'close')
    answers.resolve()
    expect(((await once(usual, 'data')) as [Buffer])[0].toString()).toMatch(/^HTTP\/1\.1 200 /)
    usual.destroy()
  })

  test('that are dropped for asking too much cost no answer', async () => {
    const gateway = await testGateway()
    onTestFinished(() => gateway.close())
    const app = await createApp({ config: gateway.config, log: gateway.platform.log })
    onTestFinished(() => app.close())
    let answered = 0
    // As the limit of the rate does, it lets a turn pass.
    app.addHook('onRequest', async () => {})
    app.get('/', async () => ({ count: ++answered }))
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const ask = async (count: number) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      socket.write(line('/').repeat(count))
      return Promise.race([once(socket, 'data').then(() => 'answered'), once(socket, 'close').then(() => 'dropped')])
    }
    expect([await ask(40), answered]).toEqual(['dropped', 0])
    expect([await ask(1), answered]).toEqual(['answered', 1])
  })

  test('are dropped when whoever asks falls silent in the middle of it', async () => {
    const server = createServer(() => {})
    boundConnections(server, { most: 10, proxies: 0, idleMs: 100 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const half = connect((server.address() as AddressInfo).port, '127.0.0.1')
    half.on('error', () => {})
    half.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{')
    await once(half.resume(), 'close')
  })

  test('are dropped when nobody reads what was asked for, not while a call takes long', async () => {
    const idleMs = 100
    const answered = Promise.withResolvers<void>()
    const server = createServer((request, reply) => {
      if (request.url === '/large') reply.end(Buffer.alloc(64 * 1024 * 1024))
      else void answered.promise.then(() => reply.end('at last'))
    })
    boundConnections(server, { most: 10, proxies: 0, idleMs })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo

    const patient = connect(port, '127.0.0.1')
    patient.write(line('/slow'))
    const unread = connect(port, '127.0.0.1')
    unread.on('error', () => {})
    unread.pause()
    unread.write(line('/large'))
    const [theirs] = (await once(server, 'request').then(() => once(server, 'request'))) as [{ socket: NodeJS.EventEmitter; url: string }]
    expect(theirs.url).toBe('/large')
    await once(theirs.socket, 'close')
    // The other one has been looked at at least as often, and is still there.
    answered.resolve()
    const [data] = (await once(patient, 'data')) as [Buffer]
    expect(data.toString()).toContain('at last')
    patient.destroy()
    unread.destroy()
  })
})
