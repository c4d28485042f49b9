import { boardOf, placesOf, type LineWin } from '../../games/slot/pays.ts'
import { STOPS, STRIPS } from '../../games/slot/strips.ts'
import { LINES, ROWS, type SlotSymbol } from '../../games/slot/symbols.ts'
import { fill, h, still } from '../dom.ts'
import { note } from '../sound.ts'
import { symbolPicture } from './symbols.ts'

export const LINE_COLOURS = ['#ffe3b0', '#5ccfa3', '#93b6ff', '#f1a866', '#e79ad0', '#bfe07a'] as const
export const colourOfLine = (index: number): string => LINE_COLOURS[index % LINE_COLOURS.length] ?? '#ffe3b0'

/** Symbols that pass by before a reel stops: the reel's own, in its order. */
const PASSING = 18
const FIRST_MS = 1100
const LATER_MS = 220

export interface Reels {
  readonly element: HTMLElement
  /** Turns to the stops; at once where motion is unwanted or nobody looks. `pace` shortens it. */
  readonly turn: (stops: readonly number[], pace: number) => Promise<void>
  readonly set: (stops: readonly number[]) => void
  readonly mark: (wins: readonly LineWin[]) => void
  readonly clear: () => void
}

const cellOf = (symbol: SlotSymbol): HTMLElement => h('div', { class: 'cell' }, symbolPicture(symbol))

const SVG = 'http://www.w3.org/2000/svg'

const lineOf = (win: LineWin, colour: string): SVGPolylineElement => {
  const line = document.createElementNS(SVG, 'polyline')
  const rows = (LINES[win.line - 1] ?? []).slice(0, win.run)
  line.setAttribute('points', rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '))
  line.setAttribute('stroke', colour)
  return line
}

export const createReels = (): Reels => {
  const strips = STRIPS.map(() => h('div', { class: 'strip' }))
  const lines = document.createElementNS(SVG, 'svg')
  lines.setAttribute('viewBox', '0 0 500 300')
  lines.setAttribute('preserveAspectRatio', 'none')
  lines.setAttribute('class', 'lines')
  const element = h('div', { class: 'reels', 'aria-hidden': 'true' }, ...strips.map((strip) => h('div', { class: 'reel' }, strip)))
  element.append(lines)
  let inView: readonly number[] = []

  const clear = () => {
    element.classList.remove('won', 'celebrated')
    lines.replaceChildren()
    for (const cell of element.querySelectorAll('.hit')) cell.classList.remove('hit')
  }
  const set = (stops: readonly number[]) => {
    clear()
    inView = stops
    for (const [reel, column] of boardOf(stops).entries()) {
      const strip = strips[reel]
      if (strip) fill(strip, ...column.map(cellOf))
    }
  }
  const turn = async (stops: readonly number[], pace: number) => {
    if (still() || document.hidden) return set(stops)
    clear()
    const motions = strips.map(async (strip, reel) => {
      const symbols = STRIPS[reel] ?? []
      const from = stops[reel] ?? 0
      const before = inView[reel] ?? 0
      const at = (place: number): SlotSymbol => symbols[place % STOPS] ?? 'moon'
      const coming = Array.from({ length: ROWS + PASSING }, (_, index) => at(from + index))
      const going = Array.from({ length: ROWS }, (_, index) => at(before + index))
      fill(strip, ...[...coming, ...going].map(cellOf))
      const way = ((ROWS + PASSING) / (PASSING + 2 * ROWS)) * 100
      const motion = strip.animate([{ transform: `translateY(-${way}%)` }, { transform: 'translateY(0)' }], {
        duration: (FIRST_MS + LATER_MS * reel) * pace,
        easing: 'cubic-bezier(.3,.1,.15,1)',
      })
      await motion.finished.catch(() => undefined)
      fill(strip, ...coming.slice(0, ROWS).map(cellOf))
      note(330 + reel * 40)
    })
    await Promise.all(motions)
    inView = stops
  }
  const mark = (wins: readonly LineWin[]) => {
    clear()
    if (wins.length === 0) return
    element.classList.add('won')
    for (const [index, win] of wins.entries()) {
      lines.append(lineOf(win, colourOfLine(index)))
      for (const [reel, row] of placesOf(win)) strips[reel]?.children[row]?.classList.add('hit')
    }
  }
  return { element, turn, set, mark, clear }
}
