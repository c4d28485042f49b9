import { type Card, fullAt, LETTERS, lineAt, rowsOf, turnsOf } from '../../games/bingo/card.ts'
import { LINE_BALLS } from '../../games/bingo/pool.ts'
import { h } from '../dom.ts'
import type { Say } from '../texts/texts.ts'

/** When so few numbers are missing of a row or of a card, they are edged. */
const NEAR_LINE = 3
const NEAR_FULL = 5

const missingIn = (row: readonly number[], turns: readonly number[]): number[] => row.filter((number) => turns[number] === Infinity)

/** What a card still needs, by the balls of now. */
export const needsOf = (card: Card, balls: readonly number[]): { readonly rows: readonly number[][]; readonly full: number[] } => {
  const turns = turnsOf(balls)
  return { rows: rowsOf(card).map((row) => missingIn(row, turns)), full: missingIn(card, turns) }
}

/** The numbers to look out for: of the best rows while lines count, then of the whole card when few are missing. */
const missingNumbers = (card: Card, balls: readonly number[]): readonly number[] => {
  const { rows, full } = needsOf(card, balls)
  const least = Math.min(...rows.map((row) => row.length))
  if (balls.length < LINE_BALLS && least > 0) return least <= NEAR_LINE ? rows.filter((row) => row.length === least).flat() : []
  return full.length <= NEAR_FULL ? full : []
}

const words = (say: Say, card: Card, balls: readonly number[]): string => {
  const turns = turnsOf(balls)
  const [line, full] = [lineAt(card, turns), fullAt(card, turns)]
  if (full !== Infinity) return say('fullDone', { at: full })
  if (line <= LINE_BALLS) return say('lineDone', { at: line })
  const { rows, full: left } = needsOf(card, balls)
  if (balls.length < LINE_BALLS) return say('toLine', { count: Math.min(...rows.map((row) => row.length)) })
  return say('toFull', { count: left.length })
}

const SIDE = [0, 1, 2, 3, 4]

/** One card as a table: what was called is said as well as shown. */
export const cardTable = (say: Say, card: Card, number: number, balls: readonly number[]): HTMLElement => {
  const turns = turnsOf(balls)
  const edged = missingNumbers(card, balls)
  const latest = balls.at(-1)
  const cell = (at: number) => {
    const value = card[at] ?? 0
    const isCalled = value !== 0 && turns[value] !== Infinity
    const marks = [
      value === 0 ? 'free' : isCalled ? 'called' : '',
      edged.includes(value) ? 'wanted' : '',
      value !== 0 && value === latest ? 'latest' : '',
    ]
    const text = value === 0 ? say('free') : say('called')
    return h(
      'td',
      { class: marks.filter(Boolean).join(' ') || null },
      value === 0 ? h('span', { 'aria-hidden': 'true' }, '★') : String(value),
      value === 0 || isCalled ? h('span', { class: 'unseen' }, `, ${text}`) : null,
    )
  }
  return h(
    'table',
    { class: 'bingo-card' },
    h('caption', {}, h('b', {}, say('cardOf', { number })), h('span', {}, words(say, card, balls))),
    h('thead', {}, h('tr', {}, ...LETTERS.map((letter) => h('th', { scope: 'col' }, letter)))),
    h('tbody', {}, ...SIDE.map((row) => h('tr', {}, ...SIDE.map((column) => cell(row * 5 + column))))),
  )
}

/** A card that is not played yet, small. */
export const cardPreview = (card: Card): HTMLElement =>
  h(
    'table',
    { class: 'bingo-preview' },
    h('tbody', {}, ...SIDE.map((row) => h('tr', {}, ...SIDE.map((column) => h('td', {}, String(card[row * 5 + column] || '★')))))),
  )
