import type { FastifyInstance } from 'fastify'
import { buyIn, buyInAgain } from '../buy-ins/buy-in.ts'
import { markSeen, openIdOf, openRound, ownRow } from '../buy-ins/open-round.ts'
import { settle } from '../buy-ins/settle.ts'
import { recall, shoot } from '../buy-ins/shoot.ts'
import type { House } from '../rounds/house.ts'
import { roundOf } from '../rounds/round.ts'
import { nextCommitment } from '../rounds/session.ts'
import type { InSession } from './shared.ts'

/** Shots, asked-for ones again and signs of life: more than other games call. */
const CALLS_A_MINUTE = 600
const ROUND_ID = /^[\w-]{1,100}$/

const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '')
const numberOf = (sent: unknown): number => (typeof sent === 'number' ? sent : Number.NaN)

/** The calls of a game by buy-in. */
export const bindBuyIns = (api: FastifyInstance, house: House, inSession: InSession): void => {
  const { store, now, chance } = house
  const limited = { config: { rateLimit: {} } }
  const often = { config: { rateLimit: { max: CALLS_A_MINUTE } } }
  api.post(
    '/api/buy-in',
    limited,
    inSession(async (session, sent) => {
      const roundId = textOf(sent['roundId'])
      const bet = { requestId: textOf(sent['requestId']), choice: sent['choice'] }
      const bought = roundId
        ? await buyInAgain(house, session, { ...bet, roundId })
        : await buyIn(house, session, { ...bet, commitment: textOf(sent['commitment']), clientNumber: textOf(sent['clientNumber']) })
      return { ...bought, commitment: await nextCommitment(store, { session: session.id, chance }) }
    }),
  )
  // The page's sign of life as well. Of a round that is over it tells what it came to.
  api.post(
    '/api/buy-in/look',
    often,
    inSession(async (session, sent) => {
      const id = openIdOf(store, session)
      if (id) markSeen(store, id, now())
      const known = textOf(sent['roundId'])
      const isOver = ROUND_ID.test(known) && known !== id && ownRow(store, session, known) !== undefined
      return { open: id ? openRound(store, id) : null, over: isOver ? (roundOf(store, known) ?? null) : null }
    }),
  )
  api.post(
    '/api/buy-in/shot',
    often,
    inSession((session, sent) =>
      shoot(house, session, {
        roundId: textOf(sent['roundId']),
        number: numberOf(sent['number']),
        target: textOf(sent['target']),
        price: numberOf(sent['price']),
      }),
    ),
  )
  api.post(
    '/api/buy-in/recall',
    often,
    inSession(async (session, sent) => recall(house, session, { roundId: textOf(sent['roundId']), number: numberOf(sent['number']) })),
  )
  api.post(
    '/api/buy-in/settle',
    limited,
    inSession((session, sent) => settle(house, session, textOf(sent['roundId']))),
  )
}
