import type { HandView } from './hand.ts'

interface Keys {
  readonly isPlaying: () => boolean
  readonly hand: HandView
  readonly play: () => void
  readonly pass: () => void
}

/** 1 to 9 and 0 choose the first ten cards, Enter plays and p passes. On a card Space chooses, and Enter plays as everywhere. */
export const bindKeys = ({ isPlaying, hand, play, pass }: Keys): void => {
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (
      !isPlaying() ||
      isTyping ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return
    if (/^\d$/.test(event.key)) hand.toggle((Number(event.key) + 9) % 10)
    else if (event.key === 'p') pass()
    else if (event.key === 'Enter' && (event.target === document.body || hand.holdsFocus())) {
      event.preventDefault()
      play()
    }
  })
}
