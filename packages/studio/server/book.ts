import type { FastifyInstance } from 'fastify'
import { placeBet, readBookBet } from '../book/bet.ts'
import { hotMatches } from '../book/hot.ts'
import { bookView, matchStory } from '../book/view.ts'
import { isBook } from '../games/book/book.ts'
import type { House } from '../rounds/house.ts'
import type { InSession } from './shared.ts'

/** The calls of the event book. Hot matches and matches that are over are for anybody. */
export const bindBook = (api: FastifyInstance, house: House, inSession: InSession, pace: number): void => {
  const limited = { config: { rateLimit: {} } }
  api.get(
    '/api/book',
    limited,
    inSession(async (session, _, reply) =>
      isBook(session.game) ? bookView(house, session, pace) : reply.code(404).send({ refused: 'GAME_DISABLED' }),
    ),
  )
  api.post(
    '/api/book/bet',
    limited,
    inSession(async (session, sent) => {
      const bet = readBookBet(sent)
      const placed = bet ? await placeBet(house, session, bet, pace) : { refused: 'NOT_A_BET' }
      // Whatever came of it, the offers of now go along: the page never has to ask a second time what it may place.
      return { ...placed, view: isBook(session.game) ? bookView(house, session, pace) : undefined }
    }),
  )
  api.get('/api/book/match/:id', limited, async (request, reply) => {
    const story = matchStory(house, (request.params as { id: string }).id)
    return story ?? reply.code(404).send({ refused: 'UNKNOWN_MATCH' })
  })
  api.get('/feed/hot-matches.json', limited, async () => ({ matches: hotMatches(house, pace) }))
}
