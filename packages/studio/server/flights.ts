import type { FastifyInstance } from 'fastify'
import { board } from '../flights/board.ts'
import { leave } from '../flights/leave.ts'
import { flightView, keepSharedViews } from '../flights/view.ts'
import { crash } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import type { Bet } from '../rounds/play.ts'
import { type InSession, LOOK_MS, tellChanges } from './stream.ts'

/** Streams at once: above it a page asks again later. */
const MOST_STREAMS = 2000
/** Of one session: a page that is loaded anew leaves the stream before it behind for a moment. */
const MOST_OF_SESSION = 4

/** Who looks at the flights. */
export interface Watchers {
  readonly count: () => number
  readonly countOf: (session: string) => number
  readonly enter: (session: string) => () => void
}

export const createWatchers = (): Watchers => {
  let count = 0
  const bySession = new Map<string, number>()
  const countOf = (session: string): number => bySession.get(session) ?? 0
  return {
    count: () => count,
    countOf,
    enter: (session) => {
      count++
      bySession.set(session, countOf(session) + 1)
      return () => {
        count--
        if (countOf(session) > 1) bySession.set(session, countOf(session) - 1)
        else bySession.delete(session)
      }
    },
  }
}

/** The calls of a game that all players share. */
export const bindFlights = (api: FastifyInstance, house: House, inSession: InSession, watchers: Watchers): void => {
  const limited = { config: { rateLimit: {} } }
  const sharedViewOf = keepSharedViews(house, LOOK_MS)
  const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '')
  api.get(
    '/api/flight',
    limited,
    inSession(async (session, _, reply) => {
      if (session.game !== crash.code) return reply.code(404).send({ refused: 'GAME_DISABLED' })
      if (watchers.count() >= MOST_STREAMS || watchers.countOf(session.id) >= MOST_OF_SESSION)
        return reply.code(429).send({ refused: 'TOO_MANY_REQUESTS' })
      const leaveWatch = watchers.enter(session.id)
      tellChanges(reply, { now: house.now, viewOf: () => flightView(house, session, sharedViewOf), onClose: leaveWatch })
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
