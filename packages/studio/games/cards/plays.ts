import { type Card, inOrder, RANK_NAMES, rankOf, TWO } from './card.ts'
import { combinationOf, weaknessOf } from './combination.ts'
import type { Standing } from './standing.ts'

const byRank = (hand: readonly Card[]): Card[][] => RANK_NAMES.map((_, rank) => inOrder(hand).filter((card) => rankOf(card) === rank))

/** Every choice of so many of these. */
const choices = (cards: readonly Card[], count: number): Card[][] => {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) => choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Steps of `width` cards a rank from each rank on: the weakest cards below, and every choice at the top, by which they are compared. */
const stepsIn = (ranks: readonly Card[][], width: number): Card[][] => {
  const found: Card[][] = []
  for (let from = 0; from < TWO; from++) {
    let below: Card[] = []
    for (let rank = from; rank < TWO && (ranks[rank]?.length ?? 0) >= width; rank++) {
      const here = ranks[rank] ?? []
      if (rank >= from + 2) found.push(...choices(here, width).map((top) => [...below, ...top]))
      below = [...below, ...here.slice(0, width)]
    }
  }
  return found
}

/** Plays of a hand that differ in what they are worth: of those that differ in weaker cards only, the one with the weakest. */
const playsIn = (hand: readonly Card[]): Card[][] => {
  const ranks = byRank(hand)
  const alike = ranks.flatMap((cards) => [1, 2, 3, 4].flatMap((count) => choices(cards, count)))
  return [...alike, ...stepsIn(ranks, 1), ...stepsIn(ranks, 2)]
}

/** What whoever is on turn may lay. */
export const playsOf = ({ hands, turn, lying }: Standing): Card[][] =>
  playsIn(hands[turn]).filter((cards) => {
    const combination = combinationOf(cards)
    return combination !== undefined && (!lying || weaknessOf(combination, lying.combination) === undefined)
  })
