import { unitOf } from '../games/game.ts'
import { gameOf } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { type BetRefusal, play } from '../rounds/play.ts'
import { keepSession, nextCommitment, type Session, sessionOf, stakeStepOf } from '../rounds/session.ts'
import { bookedBetween } from './booked.ts'
import type { InquiryReply } from './door.ts'

type Fields = Readonly<Record<string, unknown>>

const TOKEN = /^[\w.-]{8,200}$/
const SOON: readonly BetRefusal[] = ['TOO_SOON', 'ROUND_OPEN']

/** A game that a launch opens, or what the wallet said instead. */
export const openGame = async (house: House, token: unknown): Promise<Session | { readonly refused: string }> => {
  if (typeof token !== 'string' || !TOKEN.test(token)) return { refused: 'INVALID_TOKEN' }
  const answer = await house.wallet.authenticate(token)
  if (!('sessionToken' in answer)) return { refused: answer.status }
  if (!gameOf(answer.gameCode)) return { refused: 'GAME_DISABLED' }
  return keepSession(house.store, answer, { id: house.chance.id(), now: house.now(), unit: unitOf(answer.currency) })
}

/** What an operator asks this studio. `rehearsals`: rounds without a page, which are for a sandbox. */
export const createInquiryAnswers = (house: House, { rehearsals }: { readonly rehearsals: boolean }) => {
  const { store } = house

  const stateOf = (id: string): 'OPEN' | 'CLOSED' | 'VOID' | undefined => {
    const row = store.one("SELECT state FROM rounds WHERE id = ? AND mode = 'real'", id)
    if (!row) return undefined
    const isOwed = store.one('SELECT 1 FROM outbox WHERE round = ? AND status IS NULL', id) !== undefined
    if (isOwed) return 'OPEN'
    if (row['state'] === 'settled') return 'CLOSED'
    return row['state'] === 'void' || row['state'] === 'refused' ? 'VOID' : 'OPEN'
  }

  const stakeOf = (session: Session): number => {
    const unit = stakeStepOf(session, gameOf(session.game) ?? {})
    return Math.max(1, Math.ceil(session.opened.limits.minStake / unit)) * unit
  }

  return {
    /** Sends what is still owed of the round before it says how it stands. */
    round: async (id: string): Promise<InquiryReply> => {
      if (stateOf(id) === undefined) return { status: 'TX_NOT_FOUND' }
      store.run('UPDATE outbox SET due_at = ? WHERE round = ? AND status IS NULL', house.now(), id)
      await deliver(house, id)
      return { status: 'OK', round: { roundId: id, state: stateOf(id) } }
    },

    report: ({ from, to, after }: Fields): InquiryReply => {
      const [begin, end, place] = [from, to, after ?? '0'].map((text) => (/^\d{1,15}$/.test(String(text)) ? Number(text) : Number.NaN))
      if (begin === undefined || end === undefined || place === undefined || Number.isNaN(begin + end + place))
        return { status: 'INVALID_REQUEST' }
      return { status: 'OK', ...bookedBetween(store, { from: begin, to: end, after: place }) }
    },

    open: async ({ token }: Fields): Promise<InquiryReply> => {
      if (!rehearsals) return { status: 'GAME_DISABLED' }
      const opened = await openGame(house, token)
      if ('refused' in opened) return { status: opened.refused === 'UNANSWERED' ? 'INTERNAL' : opened.refused }
      return { status: 'OK', session: opened.id }
    },

    play: async ({ session: id, requestId, stake, choice }: Fields): Promise<InquiryReply> => {
      const session = rehearsals ? sessionOf(store, String(id), house.now()) : undefined
      if (!session) return { status: 'SESSION_EXPIRED' }
      const commitment = await nextCommitment(store, { session: session.id, chance: house.chance })
      const played = await play(house, session, {
        requestId: String(requestId),
        commitment,
        clientNumber: '0',
        choice: choice ?? { stake: stake ?? stakeOf(session) },
      })
      if ('round' in played) return { status: 'OK', roundId: played.round.roundId }
      return { status: SOON.includes(played.refused) ? 'TOO_MANY_REQUESTS' : 'INVALID_AMOUNT' }
    },
  }
}

export type InquiryAnswers = ReturnType<typeof createInquiryAnswers>
