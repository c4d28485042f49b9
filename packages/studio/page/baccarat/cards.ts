import { rankOf, suitOf } from '../../games/baccarat/hand.ts'
import { drawn, h } from '../dom.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** Suits on a board of 40 by 40. */
const SHAPES = {
  heart: 'M20 36C-10 18 4 -4 20 11C36 -4 50 18 20 36Z',
  diamond: 'M20 2Q25 13 36 20Q25 27 20 38Q15 27 4 20Q15 13 20 2Z',
  spade: 'M20 2C50 22 35 38 22 29L26 38H14L18 29C5 38 -10 22 20 2Z',
  club: 'M14 38L18 28A9 9 0 1 1 13 15A9 9 0 1 1 27 15A9 9 0 1 1 22 28L26 38Z',
} as const

const SIGNS = { heart: '♥', diamond: '♦', spade: '♠', club: '♣' } as const

export const cardName = (card: number): string => `${RANKS[rankOf(card)] ?? ''}${SIGNS[suitOf(card)]}`

export const cardPicture = (card: number, across: boolean): HTMLElement => {
  const suit = suitOf(card)
  const picture = drawn(`<svg viewBox="0 0 40 40"><path d="${SHAPES[suit]}"/></svg>`, 'pip')
  return h(
    'span',
    { class: `card ${suit} ${across ? 'across' : ''}`, 'aria-hidden': 'true' },
    h('b', {}, RANKS[rankOf(card)] ?? ''),
    picture,
  )
}
