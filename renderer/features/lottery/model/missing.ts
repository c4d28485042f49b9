import type { Play } from '@portico/lottery/play'
import { Refusal } from '@portico/lottery/refusal'
import { type BoardField, boardOf, mostOf, rowCount, rowOf, type Rows, selectionOf, tokensOf, withRow } from './choice.ts'

/** What has still to be chosen before a board makes a bet. */
export interface Missing {
  /** Whether one token of each of so many places is missing, numbers of a list, stations, or something else. */
  readonly of: 'places' | 'numbers' | 'stations' | 'choices'
  readonly count: number
  /** Something has been chosen already. */
  readonly begun: boolean
  /** The first row, from 0 down the board, that lacks something. */
  readonly row: number
}

interface Row {
  readonly field: BoardField
  readonly index: number
  /** How many more tokens it can take. */
  readonly most: number
}

/** Most tokens that are tried in one list: no play needs more. */
const MOST = 12

const makesBet = (play: Play, rows: Rows, form: number): boolean => {
  try {
    return play.read(selectionOf(play, rows, form)).count > 0
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const rowsOfBoard = (play: Play, rows: Rows, form: number): readonly Row[] =>
  boardOf(play, form).flatMap((field) =>
    Array.from({ length: rowCount(field) }, (_, index) => {
      const chosen = rowOf(rows, field.key, index).length
      const most = field.kind === 'list' ? Math.min(mostOf(field) ?? MOST, MOST) : 1
      return { field, index, most: Math.max(0, most - chosen) }
    }),
  )

/** The rows with so many more tokens in one of them; such as stand in no other row come first, since some plays take each only once. */
const filled = (play: Play, rows: Rows, { field, index }: Row, count: number): Rows => {
  if (count === 0) return rows
  const row = rowOf(rows, field.key, index)
  const elsewhere = new Set(Object.values(rows).flat(2))
  const free = tokensOf(field).filter((token) => !row.includes(token))
  const next = free.toSorted((one, other) => Number(elsewhere.has(one)) - Number(elsewhere.has(other))).slice(0, count)
  return withRow(play, rows, field.key, index, [...row, ...next])
}

/** Every way to share out `total` tokens among rows. */
function* shares(rows: readonly Row[], total: number): Generator<readonly number[]> {
  const [first, ...rest] = rows
  if (!first) {
    if (total === 0) yield []
    return
  }
  for (let count = Math.min(first.most, total); count >= 0; count--)
    for (const others of shares(rest, total - count)) yield [count, ...others]
}

const kindOf = (rows: readonly Row[]): Missing['of'] => {
  if (rows.every(({ field }) => field.kind === 'places' && field.of.kind === 'number')) return 'places'
  const numbers = ({ field }: Row) =>
    field.kind === 'list' && field.key !== 'at' && (field.of.kind === 'number' || field.of.kind === 'digits')
  if (rows.every(({ field }) => field.key === 'stations')) return 'stations'
  return rows.every(numbers) ? 'numbers' : 'choices'
}

/** What rows lack, in one word and number; of rows that lack different things, what the first does. */
const wordOf = (lacking: readonly (Row & { readonly count: number })[]): Pick<Missing, 'of' | 'count'> => {
  const of = kindOf(lacking)
  if (of === 'choices' && lacking.length > 1) return wordOf(lacking.slice(0, 1))
  return { of, count: lacking.reduce((sum, { count }) => sum + count, 0) }
}

/** The fewest tokens that would make the board a bet; undefined where it is one, or where more tokens do not help. */
export const missingOf = (play: Play, rows: Rows, form: number): Missing | undefined => {
  const board = rowsOfBoard(play, rows, form)
  const begun = Object.values(rows).some((all) => all.some((row) => row.length > 0))
  for (let total = 0; total <= MOST; total++) {
    for (const counts of shares(board, total)) {
      const next = board.reduce<Rows>((all, row, i) => filled(play, all, row, counts[i] ?? 0), rows)
      if (!makesBet(play, next, form)) continue
      const lacking = board.map((row, i) => ({ ...row, count: counts[i] ?? 0 })).filter(({ count }) => count > 0)
      return total === 0 ? undefined : { ...wordOf(lacking), begun, row: counts.findIndex((count) => count > 0) }
    }
  }
  return undefined
}
