import type { FastifyInstance } from 'fastify'
import { board } from '../flights/board.ts'
import { leave } from '../flights/leave.ts'
import { flightView, keepSharedViews } from '../flights/view.ts'
import { crash } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { betOf, bindStream, type InSession, LIMITED, LOOK_MS, roundIdOf, type Watchers } from './shared.ts'

/** The calls of the flights. */
export const bindFlights = (api: FastifyInstance, house: House, inSession: InSession, watchers: Watchers): void => {
  const sharedViewOf = keepSharedViews(house, LOOK_MS)
  const viewOf = (session: Parameters<typeof flightView>[1]) => flightView(house, session, sharedViewOf)
  bindStream(api, house, inSession, watchers, { path: '/api/flight', game: crash.code, viewOf })
  api.post(
    '/api/flight/bet',
    LIMITED,
    inSession((session, sent) => board(house, session, betOf(sent))),
  )
  api.post(
    '/api/flight/leave',
    LIMITED,
    // Judged here, after the body: by the headers' time one could open the call and hold it back to see how the flight goes.
    inSession((session, sent) => leave(house, session, roundIdOf(sent))),
  )
}
