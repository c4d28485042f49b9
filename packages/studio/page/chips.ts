import chip100 from './art/chip-100k.svg?url'
import chip10 from './art/chip-10k.svg?url'
import chip20 from './art/chip-20k.svg?url'
import chip50 from './art/chip-50k.svg?url'
import chip5 from './art/chip-5k.svg?url'
import chip500 from './art/chip-500k.svg?url'
import { h } from './dom.ts'

/** Chips in steps of the stake, with their drawings. */
export const CHIPS = [
  { steps: 5, picture: chip5 },
  { steps: 10, picture: chip10 },
  { steps: 20, picture: chip20 },
  { steps: 50, picture: chip50 },
  { steps: 100, picture: chip100 },
  { steps: 500, picture: chip500 },
] as const

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A chip of any amount, in the colour of the greatest chip within it. */
export const chipPicture = (amount: number, unit: number): HTMLElement => {
  const greatest = CHIPS.findLast(({ steps }) => steps * unit <= amount) ?? CHIPS[0]
  return h(
    'span',
    { class: 'chip', 'aria-hidden': 'true' },
    h('img', { src: greatest.picture, alt: '', width: 40, height: 40, draggable: 'false' }),
    h('b', { 'data-amount': short.format(amount / 10_000) }),
  )
}
