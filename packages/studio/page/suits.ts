import { drawn, h } from './dom.ts'

/** Suits on a board of 40 by 40. */
const SHAPES = {
  heart: 'M20 36C-10 18 4 -4 20 11C36 -4 50 18 20 36Z',
  diamond: 'M20 2Q25 13 36 20Q25 27 20 38Q15 27 4 20Q15 13 20 2Z',
  spade: 'M20 2C50 22 35 38 22 29L26 38H14L18 29C5 38 -10 22 20 2Z',
  club: 'M14 38L18 28A9 9 0 1 1 13 15A9 9 0 1 1 27 15A9 9 0 1 1 22 28L26 38Z',
} as const

export type Suit = keyof typeof SHAPES

/** The face of a card, for the eyes alone. */
export const cardFace = (rank: string, suit: Suit, names: string): HTMLElement =>
  h(
    'span',
    { class: `${names} ${suit}`, 'aria-hidden': 'true' },
    h('b', {}, rank),
    drawn(`<svg viewBox="0 0 40 40"><path d="${SHAPES[suit]}"/></svg>`, 'pip'),
  )
