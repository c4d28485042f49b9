import barrel from '../art/reef-barrel.svg?url'
import corals from '../art/reef-corals.svg?url'
import waters from '../art/reef-sea.svg?raw'
import shell from '../art/reef-shell.svg?url'
import { type TargetId, targetOf } from '../../games/reef/targets.ts'
import { drawn, fill, h, still } from '../dom.ts'
import { fishPicture } from './fish.ts'
import { placeOf, type Swimmer, SWIMMERS } from './swim.ts'

/** How long a pellet flies; then it waits at its fish for the answer. */
export const FLIGHT_MS = 320
const FADE_MS = 240
const AMOUNT_MS = 1200
const BUBBLES = 7
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

interface Fish {
  readonly swimmer: Swimmer
  readonly index: number
  readonly holder: HTMLElement
  readonly body: HTMLElement
  x: number
  y: number
  size: number
  caughtAt: number
  /** How it was last turned. */
  turn: string
}

/** The sea with its fish, the cannon and what flies. Nothing in it is needed by whoever cannot see it. */
export const createSea = (aimChanged: () => void): Sea => {
  const ring = h('i', { class: 'aim' })
  const gun = h('img', { class: 'barrel', src: barrel, alt: '', draggable: 'false' })
  const layer = h('div', { class: 'swimming' })
  const element = h(
    'div',
    { class: 'sea-scene', 'aria-hidden': 'true' },
    drawn(waters, 'backdrop'),
    h('img', { class: 'corals', src: corals, alt: '', draggable: 'false' }),
    layer,
    h('div', { class: 'cannon' }, gun, h('img', { class: 'shell', src: shell, alt: '', draggable: 'false' })),
  )
  const fish: Fish[] = SWIMMERS.map((swimmer, index) => {
    const body = h('span', { class: 'body' }, fishPicture(swimmer.target))
    for (const [right, down] of swimmer.school) {
      const other = fishPicture(swimmer.target)
      other.style.translate = `${right * 100}% ${down * 100}%`
      other.classList.add('other')
      body.append(other)
    }
    const badge = h('b', {}, `${targetOf(swimmer.target)?.times ?? 0}×`)
    return {
      swimmer,
      index,
      holder: h('div', { class: `fish ${swimmer.target}` }, body, badge),
      body,
      x: 0,
      y: 0,
      size: 0,
      caughtAt: -Infinity,
      turn: '',
    }
  })
  fill(layer, ...fish.map(({ holder }) => holder), ring)

  let [width, height] = [0, 0]
  let aim = 0
  const target = (): Fish => fish[aim] ?? (fish[0] as Fish)
  const muzzle = () => ({ x: width / 2, y: height - 44 })

  /** As large as the sea allows. */
  const measure = () => {
    width = layer.clientWidth
    height = layer.clientHeight
    const scale = Math.min(1.15, Math.max(0.5, Math.min(height / DRAWN_HEIGHT, 0.34 + width / 1400)))
    for (const one of fish) {
      one.size = one.swimmer.width * scale
      one.holder.style.width = `${one.size}px`
    }
    sizeRing()
  }
  const sizeRing = () => {
    ring.style.width = `${Math.max(56, target().size * 1.15)}px`
  }
  const place = (ms: number) => {
    const calm = still()
    for (const one of fish) {
      const { x, y, facing } = placeOf(one.swimmer, one.index, ms, { calm, caughtAt: one.caughtAt })
      one.x = x * width
      one.y = y * height
      one.holder.style.transform = `translate(${(one.x - one.size / 2).toFixed(1)}px, ${one.y.toFixed(1)}px) translateY(-50%)`
      const turn = one.swimmer.target === 'jelly' ? '1' : facing.toFixed(2)
      // Most of the time it swims straight on, and nothing of it is drawn anew.
      if (turn !== one.turn) one.body.style.transform = `scaleX(${turn})`
      one.turn = turn
    }
    const { x, y } = target()
    ring.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`
    const from = muzzle()
    gun.style.rotate = `${Math.round(Math.max(-72, Math.min(72, (Math.atan2(x - from.x, from.y - y) * 180) / Math.PI)))}deg`
    for (const fly of flying) fly(ms)
  }
  /** What moves pellets, once a frame. */
  const flying = new Set<(ms: number) => void>()
  const frame = () => {
    if (width > 0) place(performance.now())
    requestAnimationFrame(frame)
  }
  new ResizeObserver(() => {
    measure()
    place(performance.now())
  }).observe(layer)
  requestAnimationFrame(frame)

  const setAim = (index: number) => {
    if (index === aim) return
    fish[aim]?.holder.classList.remove('aimed')
    aim = index
    target().holder.classList.add('aimed')
    sizeRing()
    aimChanged()
  }
  target().holder.classList.add('aimed')

  const show = (one: HTMLElement, x: number, y: number, ms: number) => {
    one.style.left = `${x}px`
    one.style.top = `${y}px`
    layer.append(one)
    setTimeout(() => one.remove(), ms)
  }
  const bubbles = (x: number, y: number, size: number) => {
    for (let index = 0; index < BUBBLES; index++) {
      const bubble = h('i', { class: 'bubble' })
      const [across, wide] = [(((index * 37) % 100) / 100 - 0.5) * size, 8 + ((index * 5) % 14)]
      bubble.style.width = `${wide}px`
      show(bubble, x + across, y + (((index * 53) % 60) / 100 - 0.3) * size * 0.6, AMOUNT_MS)
      bubble.animate([{ transform: 'translate(-50%, -50%)' }, { transform: `translate(-50%, -${60 + index * 9}px)`, opacity: 0 }], {
        duration: 900 + index * 40,
        easing: 'ease-out',
        fill: 'forwards',
      })
    }
  }
  const launch = (): Pellet => {
    const at = target()
    const pellet = h('i', { class: 'pellet' })
    const calm = still()
    const began = performance.now()
    const from = muzzle()
    const move = (ms: number) => {
      // Where motion is unwanted it stands at its fish from the first.
      const done = calm ? 1 : Math.min(1, (ms - began) / FLIGHT_MS)
      const [x, y] = [from.x + (at.x - from.x) * done, from.y + (at.y - from.y) * done]
      pellet.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`
      pellet.classList.toggle('waiting', done === 1)
    }
    if (!calm) gun.animate([{ translate: '0 0' }, { translate: '0 7px' }, { translate: '0 0' }], { duration: 160 })
    move(began)
    layer.append(pellet)
    flying.add(move)
    const stop = () => {
      flying.delete(move)
      pellet.remove()
    }
    return {
      end: () => {
        stop()
        show(h('i', { class: 'puff' }), at.x, at.y, FADE_MS)
      },
      caught: (amount) => {
        stop()
        const { x, y, size } = at
        show(h('b', { class: 'amount-won' }, amount), x, y, AMOUNT_MS)
        if (calm) return
        bubbles(x, y, size)
        const ghost = at.body.cloneNode(true) as HTMLElement
        ghost.classList.add('ghost')
        ghost.style.width = `${size}px`
        show(ghost, x - size / 2, y, FADE_MS)
        ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' })
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
