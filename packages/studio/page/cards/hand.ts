import type { Card } from '../../games/cards/card.ts'
import { fill, h } from '../dom.ts'
import type { Say } from '../texts/texts.ts'
import { face } from './picture.ts'
import { cardInWords } from './words.ts'

/** With more cards than these they cover one another's suits. */
const ROOMY = 7

export interface HandView {
  readonly element: HTMLElement
  readonly chosen: () => readonly Card[]
  /** Chooses the card at this place, or leaves it, if there is one. */
  readonly toggle: (place: number) => void
  readonly clear: () => void
  readonly show: (cards: readonly Card[]) => void
  readonly holdsFocus: () => boolean
}

/** The player's own cards, each a switch. On a narrow screen they stand in two rows. */
export const createHand = (say: Say, changed: () => void): HandView => {
  let hand: readonly Card[] = []
  let chosen = new Set<Card>()
  const element = h('div', { class: 'hand', role: 'group', 'aria-label': say('yourHand') })
  const buttons = () => [...element.querySelectorAll<HTMLElement>('button')]
  const paint = () => {
    buttons().forEach((button, place) => button.setAttribute('aria-pressed', String(chosen.has(hand[place] ?? -1))))
  }
  const toggle = (place: number) => {
    const card = hand[place]
    if (card === undefined) return
    chosen = new Set(chosen.has(card) ? [...chosen].filter((one) => one !== card) : [...chosen, card])
    paint()
    changed()
  }
  element.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const all = buttons()
    const place = all.indexOf(event.target as HTMLElement)
    if (step === undefined || place < 0) return
    event.preventDefault()
    all[Math.min(all.length - 1, Math.max(0, place + step))]?.focus()
  })
  return {
    element,
    toggle,
    chosen: () => hand.filter((card) => chosen.has(card)),
    clear: () => {
      if (chosen.size === 0) return
      chosen = new Set()
      paint()
      changed()
    },
    holdsFocus: () => element.contains(document.activeElement),
    show: (cards) => {
      if (cards.length === hand.length && cards.every((card, place) => card === hand[place])) return
      const focused = buttons().findIndex((button) => button === document.activeElement)
      hand = cards
      chosen = new Set([...chosen].filter((card) => cards.includes(card)))
      const perRow = Math.ceil(cards.length / 2)
      element.classList.toggle('tight', cards.length > ROOMY)
      element.style.setProperty('--count', String(cards.length))
      element.style.setProperty('--row-count', String(perRow))
      element.setAttribute('aria-label', cards.length === 0 ? say('yourHand') : say('yourHandOf', { count: cards.length }))
      fill(
        element,
        ...cards.map((card, place) => {
          const row = place < perRow ? 0 : 1
          const style = `--place: ${place}; --row: ${row}; --in-row: ${place - row * perRow}`
          const button = h(
            'button',
            { type: 'button', 'aria-pressed': 'false', 'aria-label': cardInWords(say, card), onclick: () => toggle(place) },
            face(card),
          )
          button.style.cssText = style
          return button
        }),
      )
      paint()
      if (focused >= 0) buttons()[Math.min(focused, cards.length - 1)]?.focus()
    },
  }
}
