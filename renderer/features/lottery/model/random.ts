import type { Play } from '@portico/lottery/play'
import { Refusal } from '@portico/lottery/refusal'
import { boardOf, emptyRows, rowOf, type Rows, selectionOf, tokensOf, withRow } from './choice.ts'

/** A whole number below `n`, each as likely. */
export type Pick = (n: number) => number

const countOf = (play: Play, rows: Rows): number => {
  try {
    return play.read(selectionOf(play, rows)).count
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}

/** As few random tokens as make at least one note: rows are filled in a random order, one token each, round after round. */
export const randomRows = (play: Play, pick: Pick): Rows => {
  const places = boardOf(play).flatMap((field) => (emptyRows(play)[field.key] ?? []).map((_, index) => ({ field, index })))
  let rows = emptyRows(play)
  for (let round = 0; round < 10; round++) {
    const left = [...places]
    while (left.length > 0) {
      const [{ field, index }] = left.splice(pick(left.length), 1) as [(typeof places)[number]]
      const row = rowOf(rows, field.key, index)
      const free = tokensOf(field.of).filter((token) => !row.includes(token))
      const token = free[pick(free.length)]
      if (token !== undefined)
        rows = withRow(
          play,
          rows,
          field.key,
          index,
          tokensOf(field.of).filter((each) => each === token || row.includes(each)),
        )
      if (countOf(play, rows) > 0) return rows
    }
  }
  return rows
}

/** Draws from the machine's own randomness, without the bias of a remainder. */
export const randomPick: Pick = (n) => {
  const limit = Math.floor(2 ** 32 / n) * n
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % n : randomPick(n)
}
