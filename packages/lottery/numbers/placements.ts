import { choose } from '../combinatorics.ts'
import { type DigitMask, has, sizeOf } from '../digits/mask.ts'
import { arrangements } from './family.ts'

/**
 * `placements(places, of)[j]`: in how many ways j of the places can be given a number of their list, all different. Number by
 * number, by which places are filled: at most 2^places x places x of steps, however long the lists are.
 */
export const placements = (places: readonly DigitMask[], of: number): readonly number[] => {
  const ways = Array<number>(2 ** places.length).fill(0)
  ways[0] = 1
  for (let number = 1; number <= of; number++) {
    // From the fullest down, so that one number fills one place only.
    for (let filled = ways.length - 1; filled > 0; filled--) {
      places.forEach((place, i) => {
        if (has(filled, i) && has(place, number)) ways[filled] = (ways[filled] ?? 0) + (ways[filled ^ (1 << i)] ?? 0)
      })
    }
  }
  const bySize = Array<number>(places.length + 1).fill(0)
  ways.forEach((count, filled) => {
    const size = sizeOf(filled)
    bySize[size] = (bySize[size] ?? 0) + count
  })
  return bySize
}

/** `matches(places, of)[m]`: how many orders of different numbers meet the lists of exactly m places, by inclusion and exclusion. */
export const matches = (places: readonly DigitMask[], of: number): readonly number[] => {
  const k = places.length
  const atLeast = placements(places, of).map((count, j) => count * arrangements(of - j, k - j))
  return atLeast.map((_, m) => atLeast.slice(m).reduce((sum, count, i) => sum + (i % 2 === 0 ? 1 : -1) * choose(m + i, m) * count, 0))
}
