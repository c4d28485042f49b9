import { combinations, factorial } from '../combinatorics.ts'
import { placesUpTo } from '../digits/family.ts'
import { gather } from '../digits/outcomes.ts'
import type { Hits, Rules } from '../play.ts'
import { type Field, listOf } from '../selection/grammar.ts'
import { type NumberFamily, type Pool } from './family.ts'

export interface Property {
  /** The one list that is chosen; each of its tokens is a note. */
  readonly field: Extract<Field, { kind: 'list' }>
  /** Whether the order of the window matters to the tier. */
  readonly inOrder: boolean
  /** The tier a token reaches on the numbers of the window, PUSH, or undefined when it loses. */
  readonly tier: (token: string, drawn: readonly number[], rules: Rules) => string | undefined
}

/** Every window, in every order where that matters, with the orders it stands for. */
const windowsOf = ({ window, of }: Pool, inOrder: boolean): { readonly windows: readonly (readonly number[])[]; readonly ways: number } => {
  const ascending = combinations(placesUpTo(of), window)
  return inOrder ? { windows: ascending.flatMap(orders), ways: 1 } : { windows: ascending, ways: factorial(window) }
}

const orders = (items: readonly number[]): number[][] =>
  items.length === 0 ? [[]] : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

/** Plays on what a small window shows: its sum, its middle, which of two is larger. Every window is walked for the spread. */
export const property = (pool: Pool, { field, inOrder, tier }: Property): NumberFamily<readonly string[]> => {
  let known: ReturnType<typeof windowsOf> | undefined
  const hitsOf = (tokens: readonly string[], drawn: readonly number[], rules: Rules): Hits => {
    const hits: Record<string, number> = {}
    for (const token of tokens) {
      const reached = tier(token, drawn, rules)
      if (reached) hits[reached] = (hits[reached] ?? 0) + 1
    }
    return hits
  }
  return {
    grammar: [[field]],
    read: (chosen) => listOf(chosen, field.key),
    count: (tokens) => tokens.length,
    notes: function* (tokens) {
      for (const token of tokens) yield { at: placesUpTo(pool.window), tokens: [token] }
    },
    judge: ([token = ''], values, rules) => tier(token, values, rules),
    hits: hitsOf,
    spread: (tokens, rules) => {
      const gathered = gather()
      known ??= windowsOf(pool, inOrder)
      for (const drawn of known.windows) gathered.add(known.ways, hitsOf(tokens, drawn, rules))
      return gathered.shares()
    },
  }
}
