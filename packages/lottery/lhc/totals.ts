import { choose } from '../combinatorics.ts'
import { listOf, words } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import { ALL_NUMBERS, ALL_PLACES, NUMBERS } from './seven.ts'
import { gather } from './shares.ts'

const DRAWN = ALL_PLACES.length

/** How many of the sets of seven have each sum. */
const sevensBySum = (): readonly number[] => {
  const bySize: number[][] = Array.from({ length: DRAWN + 1 }, () => [])
  bySize[0] = [1]
  for (const n of ALL_NUMBERS) {
    for (let size = DRAWN; size > 0; size--) {
      bySize[size - 1]?.forEach((ways, sum) => {
        const sums = bySize[size] ?? []
        sums[sum + n] = (sums[sum + n] ?? 0) + ways
      })
    }
  }
  return bySize[DRAWN] ?? []
}

let known: readonly number[] | undefined

/** Which of two sides the sum of the seven is on. */
export const total = (one: string, other: string, sideOf: (sum: number) => string): Family<ReadonlySet<string>> => ({
  grammar: [[words('picks', one, other)]],
  at: ALL_PLACES,
  ordered: false,
  outcomes: BigInt(choose(NUMBERS, DRAWN)),
  tiers: [one, other],
  read: (chosen) => new Set(listOf(chosen, 'picks')),
  count: (picks) => picks.size,
  notes: function* (picks) {
    for (const pick of picks) yield { at: ALL_PLACES, tokens: [pick] }
  },
  judge: ({ tokens: [pick] }, { all }) => (sideOf(all.reduce((sum, n) => sum + n)) === pick ? pick : undefined),
  hits: (picks, { all }) => {
    const side = sideOf(all.reduce((sum, n) => sum + n))
    return picks.has(side) ? { [side]: 1 } : {}
  },
  spread: (picks) => {
    known ??= sevensBySum()
    const gathered = gather()
    known.forEach((ways, sum) => {
      if (picks.has(sideOf(sum))) gathered.add(ways, { [sideOf(sum)]: 1 })
    })
    return gathered.shares()
  },
})
