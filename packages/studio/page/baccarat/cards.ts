import { rankOf, suitOf } from '../../games/baccarat/hand.ts'
import { cardFace } from '../suits.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const SIGNS = { heart: '♥', diamond: '♦', spade: '♠', club: '♣' } as const

export const cardName = (card: number): string => `${RANKS[rankOf(card)] ?? ''}${SIGNS[suitOf(card)]}`

export const cardPicture = (card: number, across: boolean): HTMLElement =>
  cardFace(RANKS[rankOf(card)] ?? '', suitOf(card), across ? 'card across' : 'card')
