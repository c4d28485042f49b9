import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { board } from '../flights/board.ts'
import { leave } from '../flights/leave.ts'
import { flightView } from '../flights/view.ts'
import { crash } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import type { Bet } from '../rounds/play.ts'
import type { Session } from '../rounds/session.ts'
import { OPEN_TO_FRAMES } from './page-policy.ts'

const LOOK_MS = 200
/** With nothing new, a sign of life and of the server's clock. */
const QUIET_MS = 2000
/** Streams at once: above it a page asks again later. */
const MOST_STREAMS = 2000

/** Who looks at the flights. */
export interface Watchers {
  readonly count: () => number
  readonly enter: () => () => void
}

export const createWatchers = (): Watchers => {
  let count = 0
  return {
    count: () => count,
    enter: () => {
      count++
      return () => void count--
    },
  }
}

/** Tells one page of its flight as it changes, until the page goes. */
const stream = (house: House, session: Session, reply: FastifyReply, watchers: Watchers): void => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...OPEN_TO_FRAMES, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  const leaveWatch = watchers.enter()
  let lastFrame = ''
  let toldAt = 0
  const tell = () => {
    const view = flightView(house, session)
    const text = JSON.stringify(view && { ...view, now: 0 })
    const now = house.now()
    if (text === lastFrame && now < toldAt + QUIET_MS) return
    lastFrame = text
    toldAt = now
    raw.write(`data: ${JSON.stringify(view)}\n\n`)
  }
  tell()
  const timer = setInterval(tell, LOOK_MS)
  raw.once('close', () => {
    clearInterval(timer)
    leaveWatch()
  })
}

type InSession = (
  answer: (session: Session, body: Readonly<Record<string, unknown>>, reply: FastifyReply) => Promise<unknown>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The calls of a game that all players share. */
export const bindFlights = (api: FastifyInstance, house: House, inSession: InSession, watchers: Watchers): void => {
  const limited = { config: { rateLimit: {} } }
  const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '')
  api.get(
    '/api/flight',
    limited,
    inSession(async (session, _, reply) => {
      if (session.game !== crash.code) return reply.code(404).send({ refused: 'GAME_DISABLED' })
      if (watchers.count() >= MOST_STREAMS) return reply.code(429).send({ refused: 'TOO_MANY_REQUESTS' })
      stream(house, session, reply, watchers)
      return reply
    }),
  )
  api.post(
    '/api/flight/bet',
    limited,
    inSession((session, sent) => {
      const bet: Bet = {
        requestId: textOf(sent['requestId']),
        commitment: textOf(sent['commitment']),
        clientNumber: textOf(sent['clientNumber']),
        choice: sent['choice'],
      }
      return board(house, session, bet)
    }),
  )
  api.post(
    '/api/flight/leave',
    limited,
    // Judged here, after the body: by the headers' time one could open the call and hold it back to see how the flight goes.
    inSession((session, sent) => leave(house, session, textOf(sent['roundId']))),
  )
}
