/** Cards are numbers from 0, the weakest, to 51: the rank is every fourth (0 the three, 12 the two), the suit what is left over. */
export type Card = number

export const DECK = 52
export const RANK_NAMES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'] as const
/** From the weakest to the strongest, which counts between cards of one rank. */
export const SUITS = ['spade', 'club', 'diamond', 'heart'] as const

const SUIT_COUNT = SUITS.length
/** The rank of a 2, the highest one, which stands in no run. */
export const TWO = RANK_NAMES.length - 1

export const rankOf = (card: Card): number => Math.floor(card / SUIT_COUNT)
export const suitOf = (card: Card): (typeof SUITS)[number] => SUITS[card % SUIT_COUNT] ?? 'spade'
export const rankName = (card: Card): string => RANK_NAMES[rankOf(card)] ?? ''

export const isCard = (value: unknown): value is Card => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DECK

export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)
