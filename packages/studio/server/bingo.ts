import type { FastifyInstance } from 'fastify'
import type { Hall } from '../bingo/hall.ts'
import { buy, returnCards } from '../bingo/sale.ts'
import { bingoViews } from '../bingo/view.ts'
import { bingo } from '../games/bingo/bingo.ts'
import { betOf, bindStream, type InSession, LIMITED, LOOK_MS, roundIdOf, type Watchers } from './shared.ts'

/** The calls of bingo. */
export const bindBingo = (api: FastifyInstance, hall: Hall, inSession: InSession, watchers: Watchers): void => {
  bindStream(api, hall, inSession, watchers, { path: '/api/bingo', game: bingo.code, viewOf: bingoViews(hall, LOOK_MS) })
  api.post(
    '/api/bingo/buy',
    LIMITED,
    inSession((session, sent) => buy(hall, session, betOf(sent))),
  )
  api.post(
    '/api/bingo/return',
    LIMITED,
    inSession((session, sent) => returnCards(hall, session, roundIdOf(sent))),
  )
}
