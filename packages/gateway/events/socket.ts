import fastifyWebsocket, { type WebSocket } from '@fastify/websocket'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { openByAddress } from '../kit/address-key.ts'
import { CLOSE, type Connection, type Listener } from './connection.ts'
import type { Hub } from './hub.ts'
import { createReading, type ReadableRooms } from './reading.ts'
import type { Tickets } from './tickets.ts'

/** Readers have hardly anything to say here; a longer message closes the socket. */
const MAX_INBOUND = 1024
const FAREWELL_MS = 1_000

/** A page of another site must not open a socket in a reader's name. Programs that are no browser send no origin. */
const isOwnOrigin = (request: FastifyRequest, domains: readonly string[]): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return true
  const { host, hostname } = URL.parse(origin) ?? { host: '', hostname: '' }
  return host === request.host || domains.includes(hostname)
}

export interface Heart {
  /** Pings every socket, drops those that did not answer the ping before, and tells the readers that the gateway is there. */
  beat(): void
}

export interface SocketParts {
  readonly hub: Hub
  readonly tickets: Tickets
  readonly domains: readonly string[]
  /** Whether the session goes on, under this token. */
  readonly isLive: (sessionId: string, tokenHash: string) => Promise<boolean>
  /** Whether a member is shown no marketing. */
  readonly isSpared: (memberId: string) => Promise<boolean>
  readonly readableRooms: ReadableRooms
  /** How many sockets one address may hold open. */
  readonly most: number
}

const connectionOf = (socket: WebSocket): Connection => ({
  // Bytes are a text that was encoded once for many.
  send: (frame) => socket.send(frame, { binary: false }),
  get bufferedAmount() {
    return socket.bufferedAmount
  },
  close: (code, reason) => socket.close(code, reason),
})

/** The events socket: a valid ticket, a hello, then frames. */
export const registerSocket = async (
  app: FastifyInstance,
  { hub, tickets, domains, isLive, isSpared, readableRooms, most }: SocketParts,
): Promise<Heart> => {
  const answered = new Map<WebSocket, boolean>()
  const byAddress = openByAddress(most)
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MAX_INBOUND, perMessageDeflate: false },
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done) => {
      hub.closeAll(CLOSE.goingAway, 'going away')
      const { clients } = app.websocketServer
      for (const client of clients) client.close(CLOSE.goingAway, 'going away')
      // A peer that does not answer the farewell must not hold up the stop.
      const timer = setTimeout(() => clients.forEach((client) => client.terminate()), FAREWELL_MS)
      app.websocketServer.close(() => {
        clearTimeout(timer)
        done()
      })
    },
  })

  const mayListen = async ({ sessionId, tokenHash }: Listener): Promise<boolean> =>
    sessionId === null || (tokenHash !== null && isLive(sessionId, tokenHash))

  const open = async (socket: WebSocket, text: string, log: FastifyBaseLogger): Promise<void> => {
    const ticket = await tickets.read(text)
    if (!ticket) return socket.close(CLOSE.unauthorized, 'ticket refused')
    if (socket.readyState !== socket.OPEN) return
    // Taken in before the session is looked at, so that one which ends or gets another token meanwhile takes the socket with it.
    const reading = createReading(ticket.listener, readableRooms, (error) => {
      log.error({ err: error }, 'who may read a chat room could not be looked up')
      socket.close(CLOSE.serverError, 'try again')
    })
    const { greet, read, leave } = hub.join(connectionOf(socket), ticket.listener, reading.again)
    socket.on('close', () => {
      answered.delete(socket)
      leave()
    })
    const { memberId } = ticket.listener
    const [fresh, live, quiet] = await Promise.all([
      tickets.spend(ticket),
      mayListen(ticket.listener),
      memberId !== null && isSpared(memberId),
    ])
    if (!fresh || !live) return socket.close(CLOSE.unauthorized, 'ticket refused')
    if (!greet(quiet)) return
    answered.set(socket, true)
    socket.on('pong', () => answered.set(socket, true))
    reading.start(read)
    socket.on('message', (message: Buffer) => reading.wish(message.toString()))
  }

  app.route({
    method: 'GET',
    url: EVENTS_PATH,
    handler: () => {
      throw new Failure('NOT_FOUND')
    },
    wsHandler: (socket, request) => {
      // What a broken peer sends ends in 'close'; without a listener it would end the process.
      socket.on('error', () => socket.terminate())
      if (!isOwnOrigin(request, domains)) return socket.close(CLOSE.foreignOrigin, 'foreign origin')
      if (!byAddress.enter(request.ip)) {
        socket.close(CLOSE.tooMany, 'too many sockets')
        // Whoever has too many need not say goodbye.
        setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
        return
      }
      socket.on('close', () => byAddress.leave(request.ip))
      const { ticket } = request.query as { ticket?: unknown }
      open(socket, typeof ticket === 'string' ? ticket : '', request.log).catch((error: unknown) => {
        request.log.error({ err: error }, 'an events socket could not be opened')
        socket.close(CLOSE.serverError, 'try again')
      })
    },
  })

  return {
    beat: () => {
      for (const [socket, alive] of answered) {
        if (!alive) {
          socket.terminate()
          continue
        }
        answered.set(socket, false)
        socket.ping()
      }
      hub.beat()
    },
  }
}
