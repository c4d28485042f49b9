import hills from '../art/hills.svg?raw'
import lantern from '../art/sky-lantern.svg?raw'
import { multiplierAt, reachedAfter } from '../../games/crash/climb.ts'
import { drawn, fill, h } from '../dom.ts'

const POINTS = 48
/** What the axes show at least. */
const LEAST_MS = 12_000
const ROOM = 1.18
const MARKS = 6
/** Room that a mark's label needs, of the width. */
const LABEL = 0.09
const SVG = 'http://www.w3.org/2000/svg'

export interface Sky {
  readonly element: HTMLElement
  /** The climb up to this moment, and where others left it. */
  readonly show: (ms: number, end: 'waiting' | 'flying' | 'over', exits: readonly number[]) => void
}

/** A round step for up to four lines below the top. */
const stepFor = (span: number): number => {
  const rough = span / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((times) => times * ten >= rough) ?? 10) * ten
}

/** The drawing of the flight; nothing in it can be pressed or is needed by whoever cannot see it. */
export const createSky = (multiplier: (hundredths: number) => string): Sky => {
  const svg = document.createElementNS(SVG, 'svg')
  const area = document.createElementNS(SVG, 'path')
  const line = document.createElementNS(SVG, 'path')
  area.setAttribute('class', 'under')
  line.setAttribute('class', 'climb')
  svg.setAttribute('viewBox', '0 0 1000 1000')
  svg.setAttribute('preserveAspectRatio', 'none')
  svg.append(area, line)
  const flier = drawn(lantern, 'lantern')
  const axes = h('div', { class: 'axes' })
  const marks = h('div', { class: 'marks' })
  const chart = h('div', { class: 'chart' }, axes, marks, flier)
  chart.prepend(svg)
  const element = h('div', { class: 'sky', 'aria-hidden': 'true' }, drawn(hills, 'backdrop'), chart)
  let axesOf = ''
  let marksOf = ''
  const put = (child: HTMLElement, x: number, y: number) => {
    child.style.left = `${x * 100}%`
    child.style.bottom = `${y * 100}%`
    return child
  }
  const show: Sky['show'] = (ms, end, exits) => {
    const lastMs = Math.max(LEAST_MS, ms * ROOM)
    const top = multiplierAt(lastMs)
    const heightOf = (at: number) => (100 * 2 ** (at / 10_000) - 100) / (top - 100)
    const points = Array.from({ length: POINTS + 1 }, (_, index) => {
      const at = (ms * index) / POINTS
      return `${((at / lastMs) * 1000).toFixed(1)} ${(1000 - heightOf(at) * 1000).toFixed(1)}`
    })
    line.setAttribute('d', `M${points.join('L')}`)
    area.setAttribute('d', `M${points.join('L')}L${((ms / lastMs) * 1000).toFixed(1)} 1000L0 1000Z`)
    flier.style.setProperty('--x', (ms / lastMs).toFixed(4))
    flier.style.setProperty('--y', heightOf(ms).toFixed(4))
    element.dataset['end'] = end
    const step = stepFor(top - 100)
    const seconds = stepFor(lastMs / 1000)
    const rows = Array.from({ length: Math.floor((top - 100) / step) + 1 }, (_, index) => 100 + index * step)
    const columns = Array.from({ length: Math.floor(lastMs / 1000 / seconds) + 1 }, (_, index) => index * seconds)
    const key = `${Math.round(top / 4)}`
    if (key !== axesOf) {
      axesOf = key
      fill(
        axes,
        ...rows.map((at) => put(h('i', { class: 'level' }, h('b', {}, multiplier(Math.round(at)))), 0, (at - 100) / (top - 100))),
        ...columns.map((at) => put(h('i', { class: 'second' }, `${at} s`), (at * 1000) / lastMs, 0)),
      )
    }
    const spread = [...new Set(exits)].toSorted((a, b) => b - a).slice(0, MARKS)
    const marked = `${spread.join()} ${lastMs}`
    if (marked === marksOf) return
    marksOf = marked
    let labelled = Infinity
    fill(
      marks,
      ...spread.map((exit) => {
        const x = reachedAfter(exit) / lastMs
        const isClear = labelled - x > LABEL
        if (isClear) labelled = x
        return put(h('i', {}, isClear && h('b', {}, multiplier(exit))), x, heightOf(reachedAfter(exit)))
      }),
    )
  }
  return { element, show }
}
