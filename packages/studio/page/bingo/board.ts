import { BALLS, LETTERS } from '../../games/bingo/card.ts'
import { fill, h } from '../dom.ts'
import { note } from '../sound.ts'
import type { Table } from '../table.ts'

const EACH = BALLS / LETTERS.length
const LAST = 4

export const letterOf = (ball: number): string => LETTERS[Math.ceil(ball / EACH) - 1] ?? ''

export interface Board {
  readonly element: HTMLElement
  /** Balls called so far; one every so many milliseconds, null where none is to come. */
  readonly show: (balls: readonly number[], everyMs: number | null) => void
}

/** The ball of now, those before it, and all 75. */
export const createBoard = ({ say, locale }: Table): Board => {
  const ball = h('span', { class: 'bingo-ball', 'aria-hidden': 'true' })
  const heading = h('b')
  const pace = h('span')
  const last = h('span', { class: 'bingo-last', 'aria-hidden': 'true' })
  // Read out ball by ball; what is seen says the same.
  const log = h('p', { class: 'unseen', role: 'log', 'aria-live': 'polite' })
  const cells = new Map<number, HTMLElement>()
  const rows = LETTERS.map((letter, column) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, letter),
      ...Array.from({ length: EACH }, (_, index) => {
        const number = column * EACH + index + 1
        const cell = h('td', {}, String(number))
        cells.set(number, cell)
        return cell
      }),
    ),
  )
  let count = -1
  let lastBall = 0
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const show: Board['show'] = (balls, everyMs) => {
    const paceText = everyMs === null ? '' : say('ballEvery', { seconds: seconds.format(everyMs / 1000) })
    if (pace.textContent !== paceText) fill(pace, paceText)
    if (balls.length === count && lastBall === balls.at(-1)) return
    const isNext = balls.length === count + 1
    count = balls.length
    lastBall = balls.at(-1) ?? 0
    const now = balls.at(-1)
    fill(ball, now === undefined ? null : h('span', { class: 'face' }, String(now)))
    // Made anew so that it drops in; without motion it stands at once.
    if (isNext) {
      ball.classList.remove('drop')
      void ball.offsetWidth
      ball.classList.add('drop')
      note(440)
    }
    ball.classList.toggle('empty', now === undefined)
    fill(heading, now === undefined ? say('noBall') : say('ballOf', { at: balls.length }))
    fill(
      last,
      ...balls
        .slice(-LAST - 1, -1)
        .toReversed()
        .map((number) => h('span', { class: 'bingo-ball small' }, h('span', { class: 'face' }, String(number)))),
    )
    if (now !== undefined && isNext) fill(log, say('calledBall', { letter: letterOf(now), number: now }))
    for (const [number, cell] of cells) {
      const isCalled = balls.includes(number)
      cell.className = isCalled ? (number === now ? 'called latest' : 'called') : ''
      fill(cell, String(number), isCalled ? h('span', { class: 'unseen' }, `, ${say('called')}`) : null)
    }
  }
  return {
    element: h(
      'div',
      { class: 'bingo-calls' },
      h('div', { class: 'bingo-now' }, ball, h('div', {}, heading, pace, last), log),
      h('table', { class: 'bingo-board' }, h('caption', { class: 'unseen' }, say('board')), h('tbody', {}, ...rows)),
    ),
    show,
  }
}
