import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createDial } from './dial.electron.ts'
import { MAX_FRAME_LENGTH } from './dial.ts'
import { createEvents } from './events.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})

const HELLO = JSON.stringify({ hello: true, epoch: 'e', channels: [{ channel: 'public', seq: 1 }], serverNow: '2026-11-21T08:00:00.000Z' })
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

/** The gateway's socket: greets, and keeps what it was asked with. */
const gateway = async () => {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const requests: IncomingMessage[] = []
  const sockets: WebSocket[] = []
  server.on('connection', (socket, request) => {
    requests.push(request)
    sockets.push(socket)
    socket.send(HELLO)
  })
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  undo.push(async () => {
    sockets.forEach((socket) => socket.terminate())
    await new Promise((resolve) => void http.close(resolve))
  })
  return { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, requests, sockets }
}

const client = (origin: string) => {
  let tickets = 0
  const transcript: string[] = []
  const waiting = new Map<string, () => void>()
  const clock = testClock()
  const events = createEvents({
    clock,
    random: () => 0,
    log: silentLog,
    dial: createDial(fake.current.electron.session.defaultSession),
    origin: () => origin,
    ticket: async () => `t${(tickets += 1)}`,
    introduce: async () => false,
    tell: (_, event) => {
      const what = event.kind === 'text' ? event.text : event.kind
      transcript.push(what)
      waiting.get(what)?.()
    },
    ended: () => undefined,
    windowClosed: { on: () => () => undefined },
    reopenOn: [],
  })
  // A pause is over as soon as it begins; nothing else falls due.
  events.state.on((state) => state === 'waiting' && setImmediate(() => clock.pass(500)))
  undo.push(async () => events.stop())
  const arrival = (what: string) => new Promise<void>((resolve) => void waiting.set(what, resolve))
  return { events, transcript, arrival }
}

describe('the socket against a real server', () => {
  it('goes the way of the client’s session: its proxy, what it knows of that proxy’s password, and its certificates [DESKTOP-03]', async () => {
    const far = await gateway()
    const { session } = fake.current.electron
    const own = session.fromPartition('persist:own')
    const url = far.origin.replace('http', 'ws')
    const opened = await new Promise<boolean>((resolve) => {
      const { hangUp } = createDial(own)(url, {
        opened: () => {
          hangUp()
          resolve(true)
        },
        text: () => undefined,
        closed: () => resolve(false),
      })
    })
    expect(opened).toBe(true)
    const { detail } = fake.current.deeds.findLast(({ what }) => what === 'net.WebSocket')!
    expect(detail).toHaveProperty('url', url)
    expect((detail as { readonly session: unknown }).session).toBe(own)
  })

  it('opens with a ticket, hears, and comes back with another after the server drops it [DESKTOP-03]', async () => {
    const far = await gateway()
    const { events, arrival, transcript } = client(far.origin)
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    const again = arrival(HELLO)
    far.sockets[0]!.terminate()
    await again
    expect(far.requests.map(({ url }) => url)).toEqual(['/events?ticket=t1', '/events?ticket=t2'])
    expect(transcript).toEqual(['open', HELLO, 'closed', 'open', HELLO])
  })

  it('ends a socket whose frame is longer than any of ours, and takes no other kind [DESKTOP-05]', async () => {
    const far = await gateway()
    const { events, arrival, transcript } = client(far.origin)
    const greeted = arrival(HELLO)
    events.follow(1)
    await greeted
    const again = arrival(HELLO)
    far.sockets[0]!.send(Buffer.from('bytes'), { binary: true })
    far.sockets[0]!.send('x'.repeat(MAX_FRAME_LENGTH + 1))
    await again
    expect(transcript).toEqual(['open', HELLO, 'closed', 'open', HELLO])
  })

  it('tells the fault of an attempt that reached nobody, and nothing after it was called off [DESKTOP-03]', async () => {
    const dial = createDial(fake.current.electron.session.defaultSession)
    const handlers = (then: (code: number) => void) => ({
      opened: () => expect.unreachable(),
      text: () => expect.unreachable(),
      closed: then,
    })
    expect(await new Promise((resolve) => dial('ws://127.0.0.1:9/', handlers(resolve)))).toBe(1006)
    const far = await gateway()
    const { hangUp } = dial(
      far.origin.replace('http', 'ws'),
      handlers(() => expect.unreachable()),
    )
    hangUp()
  })
})
