import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { session } from 'electron'
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createDial } from '../../../main/events/dial.electron.ts'
import { faultOf } from '../../../main/gateway/faults.ts'
import { type Case, until } from './surroundings.ts'

/** A server on this machine, for as long as a case takes. */
const serving = async (
  answer: Parameters<typeof createServer>[1],
  run: (origin: string, requests: readonly IncomingMessage[], server: Server) => Promise<void>,
): Promise<void> => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    ;(answer as (request: IncomingMessage, response: unknown) => void)(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, server)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
/** Opens a socket by hand, since the cases are one file without packages: a text, then an end with its code and reason. */
const greetSocket = (request: IncomingMessage, socket: Duplex, text: string, code: number, reason: string): void => {
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${ACCEPT}`).digest('base64')
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
  socket.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]))
  socket.write(Buffer.concat([Buffer.from([0x88, reason.length + 2, code >> 8, code & 0xff]), Buffer.from(reason)]))
}

/** What main relies on when it speaks to a gateway; steps 40 and 41 of docs/release.md see it from outside. */
export const networkCases: readonly Case[] = [
  [
    'a cookie of our own goes out although credentials are omitted, and its successor can be read',
    () =>
      serving(
        (_request, response) => void response.writeHead(200, { 'set-cookie': ['own=next; Path=/; HttpOnly', 'other=1'] }).end('{}'),
        async (origin, requests) => {
          const init = { credentials: 'omit', redirect: 'error', headers: { Cookie: 'own=first' } } as const
          const response = await session.defaultSession.fetch(`${origin}/`, init)
          equal(requests[0]?.headers.cookie, 'own=first')
          match(response.headers.getSetCookie().join(', '), /own=next/)
          await session.defaultSession.fetch(`${origin}/`, { credentials: 'omit' })
          equal(requests[1]?.headers.cookie, undefined)
        },
      ),
  ],
  [
    'a redirect is an error that we know, and nobody is asked behind it',
    () =>
      serving(
        (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
        async (origin, requests) => {
          const error: unknown = await session.defaultSession.fetch(`${origin}/`, { redirect: 'error' }).catch((reason: unknown) => reason)
          equal(faultOf(error), 'redirect')
          deepEqual(
            requests.map(({ url }) => url),
            ['/'],
          )
        },
      ),
  ],
  [
    'a call that is called off ends',
    () =>
      serving(
        () => undefined,
        async (origin) => {
          const end = new AbortController()
          const call = session.defaultSession.fetch(`${origin}/`, { signal: end.signal })
          setTimeout(() => end.abort(), 50)
          await rejects(call)
        },
      ),
  ],
  [
    'the socket opens through the session, hears, says it is of the gateway’s own origin, and tells of its end',
    () =>
      serving(
        () => undefined,
        async (origin, _requests, server) => {
          const heads: IncomingMessage[] = []
          server.on('upgrade', (request, socket) => {
            heads.push(request)
            socket.on('data', () => socket.end()).on('error', () => undefined)
            greetSocket(request, socket, 'greeting', 4401, 'ended')
          })
          const events: string[] = []
          createDial(session.defaultSession)(`${origin.replace('http', 'ws')}/events?ticket=t`, {
            opened: () => void events.push('opened'),
            text: (text) => void events.push(text),
            closed: (code, reason) => void events.push(`${code} ${reason}`),
          })
          await until(() => events.length === 3)
          deepEqual(events, ['opened', 'greeting', '4401 ended'])
          equal([undefined, origin].includes(heads[0]?.headers.origin), true)
        },
      ),
  ],
  [
    'a socket that reaches nobody ends with Chromium’s name of the fault where there is one',
    async () => {
      const end = await new Promise<string>((resolve) =>
        createDial(session.defaultSession)('ws://127.0.0.1:9/', {
          opened: () => undefined,
          text: () => undefined,
          closed: (code, reason) => resolve(`${code} ${reason}`),
        }),
      )
      match(end, /^1006/)
    },
  ],
]
