import barrel from '../art/reef-barrel.svg?url'
import corals from '../art/reef-corals.svg?url'
import waters from '../art/reef-sea.svg?raw'
import shell from '../art/reef-shell.svg?url'
import type { TargetId } from '../../games/reef/targets.ts'
import { drawn, h, still } from '../dom.ts'
import { hangDrawings } from './drawings.ts'
import { CAUGHT_MS, FADE_MS, type Fish, type Flight } from './scene.ts'
import { placeOf, SWIMMERS } from './swim.ts'

/** How long a pellet flies; then it waits at its fish for the answer. */
export const FLIGHT_MS = 320
/** Height of the sea for which the drawings were made. */
const DRAWN_HEIGHT = 748
/** How far from the aim a press still means a fish, as shares of its own size. */
const REACH = 0.9

export type Direction = 'left' | 'right' | 'up' | 'down'

/** A pellet on its way: what ends it. */
export interface Pellet {
  readonly caught: (amount: string) => void
  readonly end: () => void
}

export interface Sea {
  readonly element: HTMLElement
  readonly aimed: () => TargetId
  /** The nearest of a kind, as seen from the middle. */
  readonly aimAtKind: (target: TargetId) => void
  readonly aimTowards: (direction: Direction) => void
  /** The fish under or near a point of the page; false where there is none. */
  readonly aimAtPoint: (x: number, y: number) => boolean
  readonly launch: () => Pellet
}

/** The sea with its fish, the cannon and what flies. Nothing in it is needed by whoever cannot see it. */
export const createSea = (aimChanged: () => void): Sea => {
  const gun = h('img', { class: 'barrel', src: barrel, alt: '', draggable: 'false' })
  const layer = h('div', { class: 'swimming' })
  const amounts = h('div', { class: 'swimming' })
  const element = h(
    'div',
    { class: 'sea-scene', 'aria-hidden': 'true' },
    drawn(waters, 'backdrop'),
    h('img', { class: 'corals', src: corals, alt: '', draggable: 'false' }),
    layer,
    amounts,
    h('div', { class: 'cannon' }, gun, h('img', { class: 'shell', src: shell, alt: '', draggable: 'false' })),
  )
  const fish: Fish[] = SWIMMERS.map((swimmer, index) => ({ swimmer, index, x: 0, y: 0, size: 0, facing: 1, caughtAt: -Infinity }))
  const flights = new Map<Flight, (ms: number) => void>()
  let [width, height] = [0, 0]
  let aim = 0
  const target = (): Fish => fish[aim] ?? (fish[0] as Fish)
  const muzzle = () => ({ x: width / 2, y: height - 44 })
  const scene = () => ({ width, height, fish, aimed: target(), flights: new Set(flights.keys()) })

  const place = (ms: number) => {
    const calm = still()
    for (const one of fish) {
      const { x, y, facing } = placeOf(one.swimmer, one.index, ms, { calm, caughtAt: one.caughtAt })
      one.x = x * width
      one.y = y * height
      one.facing = facing
    }
    const { x, y } = target()
    const from = muzzle()
    gun.style.rotate = `${Math.round(Math.max(-72, Math.min(72, (Math.atan2(x - from.x, from.y - y) * 180) / Math.PI)))}deg`
    for (const fly of flights.values()) fly(ms)
    drawings.now().draw(scene(), ms)
  }
  /** As large as the sea allows. */
  const measure = () => {
    width = layer.clientWidth
    height = layer.clientHeight
    if (width === 0) return
    const scale = Math.min(1.15, Math.max(0.5, Math.min(height / DRAWN_HEIGHT, 0.34 + width / 1400)))
    for (const one of fish) one.size = one.swimmer.width * scale
    drawings.now().measure(scene())
    place(performance.now())
  }
  const drawings = hangDrawings(layer, fish, () => measure())
  const frame = (ms: number) => {
    if (width > 0) place(performance.now())
    drawings.frame(ms)
    requestAnimationFrame(frame)
  }
  new ResizeObserver(measure).observe(layer)
  requestAnimationFrame(frame)

  const setAim = (index: number) => {
    if (index === aim) return
    aim = index
    aimChanged()
  }
  const launch = (): Pellet => {
    const at = target()
    const calm = still()
    const began = performance.now()
    const from = muzzle()
    const flight: Flight = { ...from, isThere: false }
    const move = (ms: number) => {
      // Where motion is unwanted it stands at its fish from the first.
      const done = calm ? 1 : Math.min(1, (ms - began) / FLIGHT_MS)
      flight.x = from.x + (at.x - from.x) * done
      flight.y = from.y + (at.y - from.y) * done
      flight.isThere = done === 1
    }
    if (!calm) gun.animate([{ translate: '0 0' }, { translate: '0 7px' }, { translate: '0 0' }], { duration: 160 })
    move(began)
    flights.set(flight, move)
    return {
      end: () => {
        flights.delete(flight)
        drawings.now().puff(at.x, at.y)
      },
      caught: (amount) => {
        flights.delete(flight)
        const won = h('b', { class: 'amount-won' }, amount)
        won.style.left = `${at.x}px`
        won.style.top = `${at.y}px`
        amounts.append(won)
        setTimeout(() => won.remove(), CAUGHT_MS)
        if (calm) return
        drawings.now().caught(at)
        at.caughtAt = performance.now() + FADE_MS
      },
    }
  }
  const nearest = (rank: (one: Fish) => number): Fish | undefined =>
    fish.filter((one) => Number.isFinite(rank(one))).toSorted((a, b) => rank(a) - rank(b))[0]
  return {
    element,
    aimed: () => target().swimmer.target,
    aimAtKind: (kind) => {
      const found = nearest((one) => (one.swimmer.target === kind ? Math.abs(one.x - width / 2) : Infinity))
      if (found && target().swimmer.target !== kind) setAim(found.index)
    },
    aimTowards: (direction) => {
      const { x, y } = target()
      const ahead = ({ x: toX, y: toY }: Fish): number => {
        const [right, down] = [toX - x, toY - y]
        const along = { left: -right, right, up: -down, down }[direction]
        const aside = direction === 'left' || direction === 'right' ? Math.abs(down) : Math.abs(right)
        return along > 4 ? along + aside * 2 : Infinity
      }
      const found = nearest(ahead)
      if (found) setAim(found.index)
    },
    aimAtPoint: (pageX, pageY) => {
      const box = layer.getBoundingClientRect()
      const far = ({ x, y, size }: Fish) => {
        const away = Math.hypot(pageX - box.left - x, pageY - box.top - y)
        return away <= Math.max(44, size * REACH) ? away : Infinity
      }
      const found = nearest(far)
      if (found) setAim(found.index)
      return found !== undefined
    },
    launch,
  }
}
