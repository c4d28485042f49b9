import { choose, eachCombination } from '../combinatorics.ts'
import type { Hits, Share } from '../play.ts'
import { listOf } from '../selection/grammar.ts'
import { type LotFamily, possible } from './family.ts'
import { occupancies } from './occupancy.ts'
import { NUMBERS, numbersOf } from './set.ts'

const hitsOf = (different: number, most: number): Hits => (different < 2 ? {} : { base: different - 1, bonus: most - 1 })

/**
 * Every two of the numbers on every lot, which is only what it costs: the selection wins as a whole, by how many of its numbers
 * are drawn and how often the most frequent of them is. There are a hundred numbers at most, which bounds its spread: 300 shares.
 */
export const da: LotFamily<ReadonlySet<string>> = {
  length: 2,
  grammar: [[numbersOf({ atLeast: 2 })]],
  tiers: () => [{ id: 'base' }, { id: 'bonus' }],
  whole: true,
  read: (chosen) => new Set(listOf(chosen, 'numbers')),
  count: (chosen, lots) => choose(chosen.size, 2) * lots,
  notes: function* (chosen, at) {
    for (const tokens of eachCombination([...chosen], 2)) for (const place of at) yield { at: [place], tokens }
  },
  judge: () => undefined,
  hits: (chosen, endings) => {
    const times = new Map<string, number>()
    for (const ending of endings) if (chosen.has(ending)) times.set(ending, (times.get(ending) ?? 0) + 1)
    return hitsOf(times.size, Math.max(0, ...times.values()))
  },
  spread: (chosen, lots) => {
    const shares: Share[] = []
    const noMoreThan = occupancies(NUMBERS, chosen.size, lots)
    let fewer: readonly bigint[] = []
    for (let most = 1; most < lots; most++) {
      const upTo = noMoreThan(most)
      for (let different = 2; different < upTo.length; different++) {
        shares.push({ ways: (upTo[different] ?? 0n) - (fewer[different] ?? 0n), hits: hitsOf(different, most) })
      }
      fewer = upTo
    }
    return possible(shares)
  },
}
