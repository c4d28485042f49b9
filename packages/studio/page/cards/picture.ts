import { type Card, inOrder, rankName, suitOf } from '../../games/cards/card.ts'
import { drawn, fill, h } from '../dom.ts'
import { cardFace } from '../suits.ts'

export const face = (card: Card, name = 'pc'): HTMLElement => cardFace(rankName(card), suitOf(card), name)

const GATE =
  '<svg viewBox="0 0 40 56"><rect x="3" y="3" width="34" height="50" rx="4"/><path d="M11 40V24a9 9 0 0118 0v16h-4V24a5 5 0 00-10 0v16z"/></svg>'

/** The back of a card of which nothing is known here. */
export const back = (): HTMLElement => drawn(GATE, 'pc back')

/** Puts cards side by side. `words` is what a screen reader hears of them. */
export const spread = (into: Element, pictures: readonly HTMLElement[], words: string): void => {
  pictures.forEach((picture, place) => picture.style.setProperty('--at', String(place - (pictures.length - 1) / 2)))
  fill(into, ...(words === '' ? [] : [h('span', { class: 'unseen' }, words)]), ...pictures)
}

export const facesOf = (cards: readonly Card[]): HTMLElement[] => inOrder(cards).map((card) => face(card))
