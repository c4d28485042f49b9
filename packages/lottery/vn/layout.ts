/** The prizes of a draw in their order: how many numbers each has, and of how many digits. */
export interface Prize {
  readonly lot: string
  readonly numbers: number
  readonly digits: number
}
export type Layout = readonly Prize[]

const prize = (lot: string, numbers: number, digits: number): Prize => ({ lot, numbers, digits })

/** 27 lots. */
export const NORTH_LAYOUT: Layout = [
  prize('db', 1, 5),
  prize('g1', 1, 5),
  prize('g2', 2, 5),
  prize('g3', 6, 5),
  prize('g4', 4, 4),
  prize('g5', 6, 4),
  prize('g6', 3, 3),
  prize('g7', 4, 2),
]

/** 18 lots of a southern or central station. */
export const SOUTH_LAYOUT: Layout = [
  prize('db', 1, 6),
  prize('g1', 1, 5),
  prize('g2', 1, 5),
  prize('g3', 2, 5),
  prize('g4', 7, 5),
  prize('g5', 1, 4),
  prize('g6', 3, 4),
  prize('g7', 1, 3),
  prize('g8', 1, 2),
]
