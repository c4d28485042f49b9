import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../rounds/house.ts'
import type { Bet } from '../rounds/play.ts'
import type { Session } from '../rounds/session.ts'
import { OPEN_TO_FRAMES } from './page-policy.ts'

/** How often a page is told of what changed. */
export const LOOK_MS = 200
/** With nothing new, a sign of life and of the server's clock. */
const QUIET_MS = 2000
/** Streams at once: above it a page asks again later. */
const MOST_STREAMS = 2000
/** Of one session: a page that is loaded anew leaves the stream before it behind for a moment. */
const MOST_OF_SESSION = 4

/** Who looks at the shared games. */
export interface Watchers {
  /** Of one game, or of all. */
  readonly count: (game?: string) => number
  readonly countOf: (session: string) => number
  readonly enter: (session: Pick<Session, 'id' | 'game'>) => () => void
}

export const createWatchers = (): Watchers => {
  const watching = new Set<Pick<Session, 'id' | 'game'>>()
  const countWhere = (is: (session: Pick<Session, 'id' | 'game'>) => boolean): number => [...watching].filter(is).length
  return {
    count: (game) => (game === undefined ? watching.size : countWhere((session) => session.game === game)),
    countOf: (id) => countWhere((session) => session.id === id),
    enter: ({ id, game }) => {
      const one = { id, game }
      watching.add(one)
      return () => void watching.delete(one)
    },
  }
}

export type InSession = (
  answer: (session: Session, body: Readonly<Record<string, unknown>>, reply: FastifyReply) => Promise<unknown>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const LIMITED = { config: { rateLimit: {} } }

const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '')

/** The bet in a call's body, of whatever it holds. */
export const betOf = (sent: Readonly<Record<string, unknown>>): Bet => ({
  requestId: textOf(sent['requestId']),
  commitment: textOf(sent['commitment']),
  clientNumber: textOf(sent['clientNumber']),
  choice: sent['choice'],
})

export const roundIdOf = (sent: Readonly<Record<string, unknown>>): string => textOf(sent['roundId'])

export interface SharedGame {
  readonly path: string
  readonly game: string
  /** What one page is told now; `now` in it is the server's clock. */
  readonly viewOf: (session: Session) => { readonly now: number } | null
}

/** Tells one page of its game as it changes, until the page goes. */
const stream = (house: House, session: Session, reply: FastifyReply, watchers: Watchers, viewOf: SharedGame['viewOf']): void => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...OPEN_TO_FRAMES, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  const leaveWatch = watchers.enter(session)
  let lastFrame = ''
  let toldAt = 0
  const tell = () => {
    // A page that does not read is told again when it does.
    if (raw.writableNeedDrain) return
    const view = viewOf(session)
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

/** A shared game's stream of server-sent events. */
export const bindStream = (
  api: FastifyInstance,
  house: House,
  inSession: InSession,
  watchers: Watchers,
  { path, game, viewOf }: SharedGame,
): void => {
  api.get(
    path,
    LIMITED,
    inSession(async (session, _, reply) => {
      if (session.game !== game) return reply.code(404).send({ refused: 'GAME_DISABLED' })
      if (watchers.count() >= MOST_STREAMS || watchers.countOf(session.id) >= MOST_OF_SESSION)
        return reply.code(429).send({ refused: 'TOO_MANY_REQUESTS' })
      stream(house, session, reply, watchers, viewOf)
      return reply
    }),
  )
}
