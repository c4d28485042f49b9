import { BALLS } from './card.ts'
import { LINE_BALLS } from './pool.ts'

/** Numbers of a card, without the free place. */
const NUMBERS = 24
/** Numbers of its five rows: the middle one has the free place. */
const ROWS = [5, 5, 4, 5, 5] as const

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step)
  return ways
}

export interface Fraction {
  readonly of: bigint
  readonly all: bigint
}

/** A fraction in parts of this many, rounded down. */
export const partsOf = ({ of, all }: Fraction, parts: number): number => Number((of * BigInt(parts)) / all)

/** How often these numbers are all among the first balls. */
const allAmong = (numbers: number, balls: number): bigint => choose(BALLS - numbers, balls - numbers)

/** How often one card has a line among the first balls: rows in and out, over all their 32 combinations. */
export const lineChance = (balls: number = LINE_BALLS): Fraction => {
  let of = 0n
  for (let rows = 1; rows < 2 ** ROWS.length; rows++) {
    const chosen = ROWS.filter((_, row) => rows & (1 << row))
    const ways = allAmong(
      chosen.reduce((sum: number, row) => sum + row, 0),
      balls,
    )
    of += chosen.length % 2 === 1 ? ways : -ways
  }
  return { of, all: choose(BALLS, balls) }
}

/** How often one card is complete with this ball or before. */
export const fullChance = (balls: number): Fraction => ({ of: allAmong(NUMBERS, balls), all: choose(BALLS, balls) })

const COLUMNS = 5
const EACH = BALLS / COLUMNS

/** Whether all of some rows are marked, where so many balls fell into each column: C(15 - s, b - s) / C(15, b) column by column. */
const noLineWith = (fell: readonly number[]): number => {
  let chance = 0
  for (let rows = 0; rows < 2 ** ROWS.length; rows++) {
    const count = ROWS.filter((_, row) => rows & (1 << row)).length
    let marked = 1
    fell.forEach((balls, column) => {
      // The middle row has no number in the middle column.
      const needs = column === 2 && rows & 4 ? count - 1 : count
      for (let step = 0; step < needs; step++) marked *= Math.max(0, balls - step) / (EACH - step)
    })
    chance += count % 2 === 0 ? marked : -marked
  }
  return chance
}

/** How often none of so many cards has a line among the first forty balls: over how the balls may fall into the columns. */
export const noLineAmong = (cards: number): number => {
  let chance = 0
  const spread = (fell: readonly number[], left: number, ways: bigint): void => {
    if (fell.length === COLUMNS - 1) {
      if (left > EACH) return
      chance += (Number(ways * choose(EACH, left)) / Number(choose(BALLS, LINE_BALLS))) * noLineWith([...fell, left]) ** cards
      return
    }
    for (let balls = 0; balls <= Math.min(EACH, left); balls++) spread([...fell, balls], left - balls, ways * choose(EACH, balls))
  }
  spread([], LINE_BALLS, 1n)
  return chance
}
