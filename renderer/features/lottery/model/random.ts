import type { Play } from '@portico/lottery/play'
import { Refusal } from '@portico/lottery/refusal'
import { boardOf, emptyRows, mostOf, rowCount, rowOf, type Rows, selectionOf, tokensOf, withRow } from './choice.ts'

/** A whole number below `n`, each as likely. */
export type Pick = (n: number) => number

/** Most tokens that one row can need. */
const ROUNDS = 20

const countOf = (play: Play, rows: Rows, form: number): number => {
  try {
    return play.read(selectionOf(play, rows, form)).count
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}

/** As few random tokens as make at least one note: rows are filled in a random order, one token each, round after round. */
export const randomRows = (play: Play, pick: Pick, form = 0): Rows => {
  const places = boardOf(play, form).flatMap((field) =>
    Array.from({ length: rowCount(field) }, (_, index) => ({ field, index, tokens: tokensOf(field), most: mostOf(field) })),
  )
  let rows = emptyRows(play)
  for (let round = 0; round < ROUNDS; round++) {
    const left = [...places]
    while (left.length > 0) {
      const [{ field, index, tokens, most = tokens.length }] = left.splice(pick(left.length), 1) as [(typeof places)[number]]
      const row = rowOf(rows, field.key, index)
      const apart = field.kind === 'list' && field.apart !== undefined ? rowOf(rows, field.apart, 0) : []
      const free = tokens.filter((token) => !row.includes(token) && !apart.includes(token))
      const token = row.length < most ? free[pick(free.length)] : undefined
      if (token !== undefined) {
        rows = withRow(
          play,
          rows,
          field.key,
          index,
          tokens.filter((each) => each === token || row.includes(each)),
        )
      }
      if (countOf(play, rows, form) > 0) return rows
    }
  }
  return rows
}

/** A random number of so many digits, at least `different` of them different, for a play that is typed. */
export const randomDigits = (length: number, different: number, pick: Pick): string => {
  for (;;) {
    const digits = Array.from({ length }, () => pick(10)).join('')
    if (new Set(digits).size >= different) return digits
  }
}

/** Every number of so many digits, one a line. */
export const everyNumber = (length: number): string =>
  Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, '0')).join('\n')

/** Draws from the machine's own randomness, without the bias of a remainder. */
export const randomPick: Pick = (n) => {
  const limit = Math.floor(2 ** 32 / n) * n
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % n : randomPick(n)
}
