import { type Card, inOrder, rankName, suitOf } from '../../games/cards/card.ts'
import { type Combination, combinationOf, weaknessOf } from '../../games/cards/combination.ts'
import type { Say } from '../texts/texts.ts'

/** The ranks, as `8 9 10`. */
export const ranksOf = (cards: readonly Card[]): string => inOrder(cards).map(rankName).join(' ')

/** One card with its suit, in words. */
export const cardInWords = (say: Say, card: Card): string => say('rankAndSuit', { rank: rankName(card), suit: say(suitOf(card)) })

export const cardsInWords = (say: Say, cards: readonly Card[]): string =>
  inOrder(cards)
    .map((card) => cardInWords(say, card))
    .join(', ')

export const kindInWords = (say: Say, { kind, length }: Combination): string => {
  if (kind === 'run') return say('aRun', { count: length })
  if (kind === 'pairs') return say('aPairs', { count: length / 2 })
  return say(({ single: 'aSingle', pair: 'aPair', triple: 'aTriple', four: 'aFour' } as const)[kind])
}

/** Why a choice cannot be played on what lies; undefined where it can. */
export const obstacleOf = (say: Say, chosen: readonly Card[], lying: readonly Card[] | null): string | undefined => {
  if (chosen.length === 0) return say('chooseCards')
  const combination = combinationOf(chosen)
  if (!combination) return say('makesNothing')
  const there = lying ? combinationOf(lying) : undefined
  if (!lying || !there) return undefined
  const weakness = weaknessOf(combination, there)
  if (weakness === 'LOWER') return say('lowerThan', { cards: ranksOf(lying) })
  if (weakness === 'OTHER_LENGTH') return say('needsLength', { count: there.length })
  return weakness === 'OTHER_KIND' ? say('needsKind', { what: kindInWords(say, there) }) : undefined
}
