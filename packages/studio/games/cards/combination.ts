import { type Card, inOrder, rankOf, TWO } from './card.ts'

/** `pairs`: three or more pairs that follow one another. */
export type Kind = 'single' | 'pair' | 'triple' | 'four' | 'run' | 'pairs'

export interface Combination {
  readonly kind: Kind
  /** How many cards. */
  readonly length: number
  /** The strongest card of it, by which it is compared. */
  readonly high: Card
}

const ALIKE: readonly (Kind | undefined)[] = [undefined, 'single', 'pair', 'triple', 'four']
const LEAST_STEPS = 3

/** Whether the cards, in order, are steps of so many cards of one rank each, one rank after the other and below the 2. */
const areSteps = (cards: readonly Card[], width: number): boolean =>
  cards.length >= LEAST_STEPS * width &&
  cards.length % width === 0 &&
  cards.every((card, place) => rankOf(card) === rankOf(cards[0] ?? 0) + Math.floor(place / width) && rankOf(card) < TWO)

/** What these cards make together, in whatever order and each once; undefined where they make nothing that can be played. */
export const combinationOf = (cards: readonly Card[]): Combination | undefined => {
  const ordered = inOrder(cards)
  const high = ordered.at(-1)
  if (high === undefined || new Set(ordered).size !== ordered.length) return undefined
  const of = (kind: Kind): Combination => ({ kind, length: ordered.length, high })
  const alike = ordered.every((card) => rankOf(card) === rankOf(high)) ? ALIKE[ordered.length] : undefined
  if (alike) return of(alike)
  if (areSteps(ordered, 1)) return of('run')
  return areSteps(ordered, 2) ? of('pairs') : undefined
}

/** How strong a bomb is: three pairs 1, four of a kind 2, four pairs 3 and so on; 0 of what is no bomb. */
export const bombOf = ({ kind, length }: Combination): number => {
  if (kind === 'four') return 2
  if (kind !== 'pairs') return 0
  const pairs = length / 2
  return pairs === LEAST_STEPS ? 1 : pairs - 1
}

/** How many 2s a single, pair or triple of them is; 0 of all else. */
const twosOf = ({ kind, length, high }: Combination): number => (rankOf(high) === TWO && kind !== 'four' ? length : 0)

export type Weakness = 'LOWER' | 'OTHER_LENGTH' | 'OTHER_KIND'

/** Why a combination does not beat what lies; undefined where it does. */
export const weaknessOf = (played: Combination, lying: Combination): Weakness | undefined => {
  const [bomb, other] = [bombOf(played), bombOf(lying)]
  if (bomb > 0 && other > 0 && bomb !== other) return bomb > other ? undefined : 'LOWER'
  const twos = twosOf(lying)
  if (bomb > 0 && twos > 0) return bomb >= twos ? undefined : 'LOWER'
  if (played.kind !== lying.kind) return 'OTHER_KIND'
  if (played.length !== lying.length) return 'OTHER_LENGTH'
  return played.high > lying.high ? undefined : 'LOWER'
}
