import { colourOf, SPOTS, type Spot } from '../../games/roulette/spots.ts'
import { h } from '../dom.ts'
import type { Say } from '../texts/texts.ts'

interface Place {
  /** Column and row on a wide table and on a phone's, in grid lines. */
  readonly wide: readonly [string, string]
  readonly phone: readonly [string, string]
}

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

const placeOf = ({ id, kind, numbers }: Spot): Place => {
  const [first = 0] = numbers
  if (id === '0') return { wide: ['1', '1 / span 3'], phone: ['3 / span 3', '1'] }
  if (kind === 'straight') {
    const street = Math.ceil(first / 3)
    const lane = (first - 1) % 3
    return { wide: [String(street + 1), String(3 - lane)], phone: [String(lane + 3), String(street + 1)] }
  }
  if (kind === 'column') return { wide: ['14', String(4 - first)], phone: [String(first + 2), '14'] }
  if (kind === 'dozen') {
    const dozen = (first - 1) / 12
    return { wide: [`${2 + dozen * 4} / span 4`, '4'], phone: ['2', `${2 + dozen * 4} / span 4`] }
  }
  const index = EVEN_CHANCES.findIndex((chance) => chance === id)
  return { wide: [`${2 + index * 2} / span 2`, '5'], phone: ['1', `${2 + index * 2} / span 2`] }
}

/** What a spot is called, for eyes and for screen readers. */
export const spotName = (say: Say, { id, kind, numbers }: Spot): string => {
  if (kind === 'straight') return id
  if (kind === 'dozen') return say(`dozen${id.at(-1) === '1' ? '1' : id.at(-1) === '2' ? '2' : '3'}`)
  if (kind === 'column') return say('columnOf', { column: id.at(-1) ?? '' })
  const chance = EVEN_CHANCES.find((name) => name === id)
  return chance ? say(chance) : `${say(kind)} ${numbers.join('-')}`
}

export interface Felt {
  readonly element: HTMLElement
  readonly buttons: ReadonlyMap<string, HTMLElement>
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest spot that lies in a direction. */
const neighbour = (from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | undefined => {
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const here = middle(from)
  const rated = all
    .filter((element) => element !== from)
    .map((element) => {
      const there = middle(element)
      const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
      return { element, ahead, far: ahead + aside * 2 }
    })
    .filter(({ ahead }) => ahead > 4)
  return rated.toSorted((a, b) => a.far - b.far)[0]?.element
}

/** The table: one button for each spot that has a place of its own; the inside bets are a list beside it. */
export const createFelt = (say: Say, lay: (spot: string) => void): Felt => {
  const outside = SPOTS.filter(({ kind }) => ['straight', 'column', 'dozen', 'even-chance'].includes(kind))
  const buttons = new Map<string, HTMLElement>()
  for (const spot of outside) {
    const { id, kind } = spot
    const tone = kind === 'straight' ? colourOf(Number(id)) : id === 'red' || id === 'black' ? id : 'plain'
    const text = kind === 'column' ? say('column') : spotName(say, spot)
    const button = h(
      'button',
      { type: 'button', class: `spot ${kind} ${tone}`, 'data-spot': id, onclick: () => lay(id) },
      h('span', {}, text),
    )
    const { wide, phone } = placeOf(spot)
    for (const [name, value] of [
      ['--wide-column', wide[0]],
      ['--wide-row', wide[1]],
      ['--phone-column', phone[0]],
      ['--phone-row', phone[1]],
    ] as const)
      button.style.setProperty(name, value)
    buttons.set(id, button)
  }
  const element = h('div', { class: 'felt', role: 'group', 'aria-label': say('table') }, ...buttons.values())
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (!arrow || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    neighbour(event.target, [...buttons.values()], arrow)?.focus()
  })
  return { element, buttons }
}
