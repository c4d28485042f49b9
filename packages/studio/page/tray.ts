import { CHIPS, chipPicture } from './chips.ts'
import { fill, h } from './dom.ts'
import type { Say } from './texts/texts.ts'

export interface Tray {
  readonly element: HTMLElement
  /** What a press on the table lays. */
  readonly value: () => number
}

const FIRST = 20

/** The chips to choose from. */
export const createTray = (say: Say, money: (amount: number) => string, unit: number): Tray => {
  let chosen = FIRST * unit
  const element = h('div', { class: 'chips', role: 'group', 'aria-label': say('placeChips') })
  const show = () =>
    fill(
      element,
      ...CHIPS.map(({ steps }) => {
        const amount = steps * unit
        const pick = () => {
          chosen = amount
          show()
          element.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
        }
        const name = say('chip', { amount: money(amount) })
        return h(
          'button',
          { type: 'button', 'aria-pressed': String(chosen === amount), 'aria-label': name, onclick: pick },
          chipPicture(amount, unit),
        )
      }),
    )
  show()
  return { element, value: () => chosen }
}
