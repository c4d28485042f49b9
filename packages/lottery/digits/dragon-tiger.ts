import { choose } from '../combinatorics.ts'
import { type Hits, PUSH, type Rules } from '../play.ts'
import { listOf, words } from '../selection/grammar.ts'
import type { DigitFamily } from './family.ts'
import { gather } from './outcomes.ts'

const PICKS = ['dragon', 'tiger', 'tie'] as const

interface Duels {
  readonly pairs: readonly (readonly number[])[]
  readonly picks: readonly string[]
}

const duel = (pick: string, first: number, second: number, rules: Rules): string | undefined => {
  const result = first > second ? 'dragon' : first < second ? 'tiger' : 'tie'
  if (pick === result) return pick
  return result === 'tie' && rules.tie === 'push' ? PUSH : undefined
}

const hitsOf = ({ pairs, picks }: Duels, drawn: readonly number[], rules: Rules): Hits => {
  const hits: Record<string, number> = {}
  for (const [i = 0, j = 0] of pairs) {
    for (const pick of picks) {
      const tier = duel(pick, drawn[i - 1] ?? -1, drawn[j - 1] ?? -1, rules)
      if (tier) hits[tier] = (hits[tier] ?? 0) + 1
    }
  }
  return hits
}

/** An order that digits can stand in, ties included, as levels from 0, and how many strings have it. */
interface Order {
  readonly levels: readonly number[]
  readonly ways: number
}

/** Every order of k digits, 541 for five: the duels see nothing else of the 10^k draws. */
const ordersOf = (k: number): readonly Order[] =>
  Array.from({ length: k ** k }, (_, n) => Array.from({ length: k }, (__, place) => Math.floor(n / k ** place) % k))
    .map((levels) => ({ levels, different: new Set(levels).size }))
    .filter(({ levels, different }) => Math.max(...levels) === different - 1)
    .map(({ levels, different }) => ({ levels, ways: choose(10, different) }))

/** For each pair of places, which digit is larger; the tier is the pick. */
export const dragonTiger = (k: number): DigitFamily<Duels> => {
  let orders: readonly Order[] | undefined
  return {
    grammar: [[{ key: 'pairs', kind: 'list', of: { kind: 'place-pair', places: k } }, words('picks', ...PICKS)]],
    read: (chosen) => ({ pairs: listOf(chosen, 'pairs').map((pair) => pair.split('-').map(Number)), picks: listOf(chosen, 'picks') }),
    count: ({ pairs, picks }) => pairs.length * picks.length,
    notes: function* ({ pairs, picks }) {
      for (const at of pairs) for (const pick of picks) yield { at, tokens: [pick] }
    },
    judge: ([pick = ''], [first = -1, second = -1], rules) => duel(pick, first, second, rules),
    hits: hitsOf,
    spread: (chosen, rules) => {
      const gathered = gather()
      orders ??= ordersOf(k)
      for (const { levels, ways } of orders) gathered.add(ways, hitsOf(chosen, levels, rules))
      return gathered.shares()
    },
  }
}
