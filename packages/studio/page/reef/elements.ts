import { targetOf } from '../../games/reef/targets.ts'
import { fill, h } from '../dom.ts'
import { fishPicture } from './fish.ts'
import { bubblesOf, CAUGHT_MS, FADE_MS, type Fish, type Flight, ringSize, type SeaDrawing, turnOf } from './scene.ts'

/** The sea's fish as elements that the browser's compositor moves: what every browser can draw. */
export const drawByElements = (all: readonly Fish[]): SeaDrawing => {
  const ring = h('i', { class: 'aim' })
  const element = h('div', { class: 'swimming' })
  const drawn = all.map(({ swimmer: { target, school } }) => {
    const body = h('span', { class: 'body' }, fishPicture(target))
    for (const [right, down] of school) {
      const other = fishPicture(target)
      other.style.translate = `${right * 100}% ${down * 100}%`
      other.classList.add('other')
      body.append(other)
    }
    const badge = h('b', {}, `${targetOf(target)?.times ?? 0}×`)
    return { body, holder: h('div', { class: `fish ${target}` }, body, badge), turn: '' }
  })
  fill(element, ...drawn.map(({ holder }) => holder), ring)
  const pellets = new Map<Flight, HTMLElement>()
  let aimed: Fish | undefined

  const show = (one: HTMLElement, x: number, y: number, ms: number) => {
    one.style.left = `${x}px`
    one.style.top = `${y}px`
    element.append(one)
    setTimeout(() => one.remove(), ms)
  }
  return {
    element,
    measure: ({ fish }) => {
      for (const { index, size } of fish) drawn[index]?.holder.style.setProperty('width', `${size}px`)
      aimed = undefined
    },
    draw: (scene) => {
      for (const { swimmer, index, x, y, size, facing } of scene.fish) {
        const one = drawn[index]
        if (!one) continue
        one.holder.style.transform = `translate(${(x - size / 2).toFixed(1)}px, ${y.toFixed(1)}px) translateY(-50%)`
        const turn = String(turnOf(swimmer.target, facing))
        // Most of the time it swims straight on, and nothing of it is drawn anew.
        if (turn !== one.turn) one.body.style.transform = `scaleX(${turn})`
        one.turn = turn
      }
      if (scene.aimed !== aimed) {
        for (const { index } of scene.fish) drawn[index]?.holder.classList.toggle('aimed', index === scene.aimed.index)
        ring.style.width = `${ringSize(scene.aimed)}px`
        aimed = scene.aimed
      }
      ring.style.transform = `translate(${aimed.x.toFixed(1)}px, ${aimed.y.toFixed(1)}px) translate(-50%, -50%)`
      for (const [flight, pellet] of pellets) {
        if (scene.flights.has(flight)) continue
        pellet.remove()
        pellets.delete(flight)
      }
      for (const flight of scene.flights) {
        const pellet = pellets.get(flight) ?? h('i', { class: 'pellet' })
        if (!pellets.has(flight)) element.append(pellet)
        pellets.set(flight, pellet)
        pellet.style.transform = `translate(${flight.x.toFixed(1)}px, ${flight.y.toFixed(1)}px) translate(-50%, -50%)`
        pellet.classList.toggle('waiting', flight.isThere)
      }
    },
    puff: (x, y) => show(h('i', { class: 'puff' }), x, y, FADE_MS),
    caught: ({ index, x, y, size }) => {
      for (const { across, down, wide, rise, ms } of bubblesOf(size)) {
        const bubble = h('i', { class: 'bubble' })
        bubble.style.width = `${wide}px`
        show(bubble, x + across, y + down, CAUGHT_MS)
        bubble.animate([{ transform: 'translate(-50%, -50%)' }, { transform: `translate(-50%, -${rise}px)`, opacity: 0 }], {
          duration: ms,
          easing: 'ease-out',
          fill: 'forwards',
        })
      }
      const ghost = drawn[index]?.body.cloneNode(true) as HTMLElement
      ghost.classList.add('ghost')
      ghost.style.width = `${size}px`
      show(ghost, x - size / 2, y, FADE_MS)
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' })
    },
    end: () => element.remove(),
  }
}
