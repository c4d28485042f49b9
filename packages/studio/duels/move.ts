import { type Card, isCard } from '../games/cards/card.ts'
import { after, type Move, type MoveRefusal, refusalOf } from '../games/cards/standing.ts'
import type { House } from '../rounds/house.ts'
import type { Session } from '../rounds/session.ts'
import { type Duel, latestDuelOf, standingOf, type TimedMove } from './duel.ts'
import { settle } from './end.ts'

/** Within a transaction: makes a move and, where it is the last one, decides the game. Answers why it is not allowed. */
export const make = (house: House, duel: Duel, move: Move, clock = false): MoveRefusal | undefined => {
  const { store, now } = house
  const standing = standingOf(duel)
  if (duel.state !== 'playing' || !standing) return 'GAME_OVER'
  const refusal = refusalOf(standing, move)
  if (refusal) return refusal
  const timed: TimedMove = { ...move, ms: Math.max(0, now() - duel.turnAt), clock }
  const moves = [...duel.moves, timed]
  store.run('UPDATE duels SET moves = ?, turn_at = ? WHERE id = ?', JSON.stringify(moves), now(), duel.id)
  if (after(standing, move).winner !== null) settle(house, { ...duel, moves }, null)
  return undefined
}

export type PressRefusal = MoveRefusal | 'NOT_SEATED' | 'MOVED_ALREADY' | 'NO_COMBINATION'
export type Pressed = { readonly duel: string } | { readonly refused: PressRefusal }

const readCards = (sent: unknown): Card[] | undefined => (Array.isArray(sent) && sent.every(isCard) ? (sent as Card[]) : undefined)

const isSame = (cards: readonly Card[], others: readonly Card[]): boolean =>
  cards.length === others.length && cards.every((card) => others.includes(card))

/**
 * A player's press: cards, or none to pass, as the move of this place in the game. Sent again it is answered as before; one that comes after the clock
 * has moved is too late.
 */
export const press = (house: House, session: Session, sent: { readonly at: unknown; readonly cards: unknown }): Pressed =>
  house.store.atOnce((): Pressed => {
    const duel = latestDuelOf(house.store, session.player)
    const mine = duel?.seats.find(({ player }) => player === session.player)
    const cards = readCards(sent.cards)
    if (!duel || !mine || duel.hands === null) return { refused: 'NOT_SEATED' }
    if (!cards) return { refused: 'NO_COMBINATION' }
    if (sent.at !== duel.moves.length) {
      const there = duel.moves.find((_, place) => place === sent.at)
      const isAgain = there?.seat === mine.seat && !there.clock && isSame(there.cards, cards)
      return isAgain ? { duel: duel.id } : { refused: 'MOVED_ALREADY' }
    }
    const refused = make(house, duel, { seat: mine.seat, cards })
    return refused ? { refused } : { duel: duel.id }
  })
