import { type Card, rankOf, TWO } from './card.ts'
import { bombOf, combinationOf } from './combination.ts'
import { playsOf } from './plays.ts'
import type { Move, Standing } from './standing.ts'

/** With so few cards the other may be out on the next turn. */
const NEARLY_OUT = 4

/** What stands on the table for the practice player: its own hand, and how many cards the other holds. */
export interface Seen {
  readonly hand: readonly Card[]
  readonly lying: Standing['lying']
  readonly theirs: number
}

const isDear = (cards: readonly Card[]): boolean => {
  const combination = combinationOf(cards)
  return cards.some((card) => rankOf(card) === TWO) || (combination !== undefined && bombOf(combination) > 0)
}

/** How many cards of the hand lose their pair, triple or four by a play. */
const broken = (hand: readonly Card[], cards: readonly Card[]): number =>
  hand.filter((card) => !cards.includes(card) && cards.some((other) => rankOf(other) === rankOf(card))).length

/**
 * What the house's practice player does: it gets rid of long and weak combinations first, breaks up as little as it can, and keeps 2s and bombs until
 * the other is nearly out. It is given its own hand and nothing of the other's but the count.
 */
export const practiceMove = ({ hand, lying, theirs }: Seen): Move => {
  const plays = playsOf({ hands: [[], hand], turn: 1, lying, winner: null })
  const last = plays.find((cards) => cards.length === hand.length)
  if (last) return { seat: 1, cards: last }
  const cheap = plays.filter((cards) => !isDear(cards))
  const open = lying === null || theirs <= NEARLY_OUT ? plays : []
  const from = cheap.length > 0 ? cheap : open
  const worth = (cards: readonly Card[]): number => {
    const lead = lying === null ? cards.length * 6 : 0
    return lead - broken(hand, cards) * 8 - rankOf(cards.at(-1) ?? 0)
  }
  const [best] = from.toSorted((a, b) => worth(b) - worth(a))
  return { seat: 1, cards: best ?? [] }
}
