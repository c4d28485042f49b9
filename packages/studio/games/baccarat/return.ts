import { SHOE } from './baccarat.ts'
import { handOf, type Winner } from './hand.ts'

/** Cards of each count of points in eight decks. */
const HELD: readonly number[] = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]

/** Orders of six of 416 cards, which a double holds exactly. */
export const ORDERS = SHOE * (SHOE - 1) * (SHOE - 2) * (SHOE - 3) * (SHOE - 4) * (SHOE - 5)

/** How many orders of six cards each side wins: every row of points, weighted by the cards that make it. */
export const winningOrders = (): Readonly<Record<Winner, number>> => {
  const found = { player: 0, banker: 0, tie: 0 }
  const left = [...HELD]
  const walk = (row: readonly number[], ways: number): void => {
    if (row.length === 6) {
      found[handOf(row).winner] += ways
      return
    }
    for (const [points, count] of left.entries()) {
      left[points] = count - 1
      walk([...row, points], ways * count)
      left[points] = count
    }
  }
  walk([], 1)
  return found
}
