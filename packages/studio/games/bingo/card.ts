import type { Below } from '../../fair/stream.ts'

export const BALLS = 75
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
const SIDE = 5
/** Numbers of one column: B has 1 to 15, I 16 to 30 and so on. */
const COLUMN = 15
/** The place in the middle, which counts as called from the first. It holds 0. */
export const FREE = 12

/** 25 numbers, row by row. */
export type Card = readonly number[]

/** Takes `count` different ones out of `from`, each by a number below what is left. */
export const takeOut = async (below: Below, from: readonly number[], count: number): Promise<number[]> => {
  const left = [...from]
  const out: number[] = []
  for (let index = 0; index < count; index++) out.push(...left.splice(await below(left.length), 1))
  return out
}

const columnOf = (column: number): number[] => Array.from({ length: COLUMN }, (_, index) => column * COLUMN + index + 1)

/** A card, each as likely: column by column, five different numbers of fifteen, four in the middle one. */
export const cardFrom = async (below: Below): Promise<Card> => {
  const card = Array.from({ length: SIDE * SIDE }, () => 0)
  for (let column = 0; column < SIDE; column++) {
    const places = Array.from({ length: SIDE }, (_, row) => row * SIDE + column).filter((place) => place !== FREE)
    const numbers = await takeOut(below, columnOf(column), places.length)
    places.forEach((place, index) => (card[place] = numbers[index] ?? 0))
  }
  return card
}

/** What was sent as a card, or undefined where it is none. */
export const readCard = (sent: unknown): Card | undefined => {
  if (!Array.isArray(sent) || sent.length !== SIDE * SIDE || sent[FREE] !== 0) return undefined
  const isIn = (number: unknown, place: number): boolean =>
    Number.isInteger(number) && Math.ceil(Number(number) / COLUMN) === (place % SIDE) + 1
  if (new Set(sent).size !== sent.length || !sent.every((number, place) => place === FREE || isIn(number, place))) return undefined
  return sent as Card
}

/** The numbers of each row without the free place. */
export const rowsOf = (card: Card): number[][] =>
  Array.from({ length: SIDE }, (_, row) => card.slice(row * SIDE, (row + 1) * SIDE).filter((number) => number !== 0))

/** With which ball each number is called, counted from 1; at index 0 the free place. */
export const turnsOf = (balls: readonly number[]): number[] => {
  const turns = Array.from({ length: BALLS + 1 }, () => Infinity)
  turns[0] = 0
  balls.forEach((ball, index) => (turns[ball] = index + 1))
  return turns
}

const lastOf = (numbers: readonly number[], turns: readonly number[]): number =>
  Math.max(...numbers.map((number) => turns[number] ?? Infinity))

/** The ball that completes the first row. */
export const lineAt = (card: Card, turns: readonly number[]): number => Math.min(...rowsOf(card).map((row) => lastOf(row, turns)))

/** The ball that completes the card. */
export const fullAt = (card: Card, turns: readonly number[]): number => lastOf(card, turns)
