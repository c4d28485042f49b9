import { colourOf, POCKETS, WHEEL } from '../../games/roulette/spots.ts'
import { drawn, h, still } from '../dom.ts'
import { note } from '../sound.ts'

const SIZE = 420
const CENTRE = SIZE / 2
const OUTER = CENTRE - 16
const INNER = OUTER * 0.76
const HUB = OUTER * 0.5
const STEP = (2 * Math.PI) / POCKETS
const SPIN_MS = 3600

const at = (radius: number, angle: number): string =>
  `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`

const FILL = { red: '#b2413f', black: '#161c38', zero: '#1f8463' } as const
const DEEP = { red: '#6b2b30', black: '#11152c', zero: '#17534a' } as const

const pocket = (number: number, index: number): string => {
  const from = -Math.PI / 2 + (index - 0.5) * STEP
  const to = from + STEP
  const middle = from + STEP / 2
  const colour = colourOf(number)
  const [x = '0', y = '0'] = at((OUTER + INNER) / 2, middle).split(' ')
  const turn = ((middle * 180) / Math.PI + 90).toFixed(1)
  return `<path d="M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z" fill="${FILL[colour]}" stroke="#f7d8a6" stroke-opacity=".35"/><path d="M${at(INNER, from)}A${INNER} ${INNER} 0 0 1 ${at(INNER, to)}L${at(HUB, to)}L${at(HUB, from)}Z" fill="${DEEP[colour]}" stroke="#f7d8a6" stroke-opacity=".22"/><text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" text-anchor="middle" dominant-baseline="central" font-size="14.500" font-weight="600" fill="#fff">${number}</text>`
}

const spoke = (quarter: number): string => {
  const [x = '0', y = '0'] = at(HUB * 0.62, (quarter * Math.PI) / 2 + 0.6).split(' ')
  return `<path d="M${CENTRE} ${CENTRE}L${x} ${y}" stroke="#fbe7c6" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="7.500" fill="#fbe7c6"/>`
}

const PICTURE = `<svg viewBox="0 0 ${SIZE} ${SIZE}"><defs><radialGradient id="rim"><stop offset=".8" stop-color="#7a3a2a"/><stop offset="1" stop-color="#2a1013"/></radialGradient><radialGradient id="hub" cx=".4" cy=".35" r=".8"><stop stop-color="#d98a4f"/><stop offset="1" stop-color="#5b2418"/></radialGradient></defs><circle cx="${CENTRE}" cy="${CENTRE}" r="${CENTRE - 1}" fill="url(#rim)"/><circle cx="${CENTRE}" cy="${CENTRE}" r="${CENTRE - 2}" fill="none" stroke="#f7d8a6" stroke-opacity=".7" stroke-width="2"/>${WHEEL.map(pocket).join('')}<circle cx="${CENTRE}" cy="${CENTRE}" r="${HUB}" fill="url(#hub)"/>${[0, 1, 2, 3].map(spoke).join('')}<circle cx="${CENTRE}" cy="${CENTRE}" r="21" fill="#dfe6f5"/></svg>`

export interface Wheel {
  readonly element: HTMLElement
  readonly set: (number: number) => void
  readonly turn: (number: number) => Promise<void>
}

/** On a narrow screen the upper arc alone is seen: there the number comes to the top. */
const isNarrow = (): boolean => matchMedia('(width < 640px), (width < 900px) and (height >= 480px)').matches

export const createWheel = (): Wheel => {
  const disc = drawn(PICTURE, 'disc')
  const ball = h('span', { class: 'ball' })
  const element = h('div', { class: 'wheel', 'aria-hidden': 'true' }, disc, ball)
  /** Where disc and ball rest, in degrees. */
  const restOf = (number: number): readonly [number, number] => {
    const angle = (WHEEL.findIndex((pocketed) => pocketed === number) * 360) / POCKETS
    return isNarrow() ? [-angle, 0] : [0, angle]
  }
  const set = (number: number) => {
    const [turned, thrown] = restOf(number)
    disc.style.transform = `rotate(${turned}deg)`
    ball.style.transform = `rotate(${thrown}deg)`
  }
  const turn = async (number: number) => {
    if (still() || document.hidden) return set(number)
    const [turned, thrown] = restOf(number)
    const timing = { duration: SPIN_MS, easing: 'cubic-bezier(.15,.55,.2,1)' }
    const motions = [
      disc.animate([{ transform: `rotate(${turned - 540}deg)` }, { transform: `rotate(${turned}deg)` }], timing),
      ball.animate([{ transform: `rotate(${thrown + 1800}deg)` }, { transform: `rotate(${thrown}deg)` }], timing),
    ]
    set(number)
    await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)))
    note(440)
  }
  set(0)
  return { element, set, turn }
}
