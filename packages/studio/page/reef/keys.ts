import type { Direction } from './sea.ts'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

export interface KeyPresses {
  /** The sea: what a key means there it means nowhere else. */
  readonly field: HTMLElement
  readonly aim: (direction: Direction) => void
  readonly fire: () => void
  readonly price: (by: number) => void
}

/** Arrows aim, Space shoots, + and - set the price, unless something else has the key. */
export const listenKeys = ({ field, aim, fire, price }: KeyPresses): void => {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') || target instanceof HTMLInputElement)
      return
    const isSea = target === document.body || target === field
    const arrow = ARROWS[key]
    if (arrow && isSea) aim(arrow)
    else if (key === ' ' && isSea) {
      // A held key is one press.
      if (!event.repeat) fire()
    } else if (key === '+' || key === '=') price(1)
    else if (key === '-') price(-1)
    else return
    event.preventDefault()
  })
}
