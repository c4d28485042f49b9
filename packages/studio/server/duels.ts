import type { FastifyInstance } from 'fastify'
import { press } from '../duels/move.ts'
import type { Presence } from '../duels/presence.ts'
import { sit, stand } from '../duels/sit.ts'
import { stake } from '../duels/stake.ts'
import { duelView } from '../duels/view.ts'
import { twoKings } from '../games/cards/cards.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import type { Session } from '../rounds/session.ts'
import { betOf, bindStream, type InSession, LIMITED, type Watchers } from './shared.ts'

/** The calls of a game of two. Every answer but a refusal is the game as its player may see it. */
export const bindDuels = (
  api: FastifyInstance,
  house: House,
  inSession: InSession,
  { presence, watchers }: { presence: Presence; watchers: Watchers },
): void => {
  const viewFor = (session: Session) => ({ view: duelView(house, session) })
  const post = (path: string, answer: (session: Session, sent: Readonly<Record<string, unknown>>) => Promise<unknown>) =>
    api.post(
      path,
      LIMITED,
      inSession((session, sent) => {
        presence.hear(session.player)
        return answer(session, sent)
      }),
    )
  bindStream(api, house, inSession, watchers, {
    path: '/api/duel',
    game: twoKings.code,
    viewOf: (session) => duelView(house, session),
    enter: ({ player }) => presence.enter(player),
  })
  post('/api/duel/here', async () => ({}))
  post('/api/duel/sit', async (session, sent) => {
    const seated = await sit(house, session, { stake: sent['stake'] })
    return 'refused' in seated ? seated : viewFor(session)
  })
  post('/api/duel/stand', async (session) => (stand(house, session) ? viewFor(session) : { refused: 'SEAT_TAKEN' }))
  post('/api/duel/stake', (session, sent) => stake(house, session, betOf(sent)))
  post('/api/duel/move', async (session, sent) => {
    const pressed = press(house, session, { at: sent['at'], cards: sent['cards'] })
    if ('refused' in pressed) return pressed
    const before = duelView(house, session)
    // The last move decided it, and whoever made it sees what was paid.
    if (before?.state === 'over' && before.round) await deliver(house, before.round.roundId)
    return viewFor(session)
  })
}
