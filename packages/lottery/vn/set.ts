import { choose, eachCombination } from '../combinatorics.ts'
import { WIN, winOn } from '../digits/family.ts'
import type { Hits } from '../play.ts'
import { fraction, reduced } from '../rational.ts'
import { type Field, listOf } from '../selection/grammar.ts'
import { type LotFamily, possible } from './family.ts'
import { occupancies } from './occupancy.ts'

type ListField = Extract<Field, { kind: 'list' }>
type Limits = Pick<ListField, 'exactly' | 'atLeast' | 'atMost'>

/** How many numbers of two digits there are. */
export const NUMBERS = 100

export const numbersOf = (limits: Limits = {}): ListField => ({
  key: 'numbers',
  kind: 'list',
  of: { kind: 'digits', length: 2 },
  ...limits,
})

/** How many of the chosen numbers are the ending of some lot. */
const presentOf = (chosen: ReadonlySet<string>, endings: readonly string[]): number =>
  new Set(endings.filter((ending) => chosen.has(ending))).size

const outOf = (ways: bigint, lots: number) => reduced(fraction(ways, BigInt(NUMBERS) ** BigInt(lots)))

/** For each size every so many of the numbers; a note wins when each of its numbers is the ending of some lot, whatever the times. */
const present = (tiers: ReadonlyMap<number, string>, limits?: Limits): LotFamily<ReadonlySet<string>> => {
  const sizes = [...tiers]
  const hitsOf = (count: number): Hits => Object.fromEntries(sizes.map(([size, id]) => [id, choose(count, size)]))
  return {
    length: 2,
    grammar: [[numbersOf(limits)]],
    tiers: (lots) => sizes.map(([size, id]) => ({ id, p: outOf(occupancies(NUMBERS, size, lots)()[size] ?? 0n, lots) })),
    read: (chosen) => new Set(listOf(chosen, 'numbers')),
    count: (chosen) => sizes.reduce((notes, [size]) => notes + choose(chosen.size, size), 0),
    notes: function* (chosen, at) {
      for (const [size] of sizes) for (const tokens of eachCombination([...chosen], size)) yield { at, tokens }
    },
    judge: (tokens, endings) => (tokens.every((token) => endings.includes(token)) ? tiers.get(tokens.length) : undefined),
    hits: (chosen, endings) => hitsOf(presentOf(chosen, endings)),
    spread: (chosen, lots) => {
      const least = Math.min(...tiers.keys())
      return possible(
        occupancies(NUMBERS, chosen.size, lots)().flatMap((ways, count) => (count >= least ? [{ ways, hits: hitsOf(count) }] : [])),
      )
    },
  }
}

/** Every so many of the numbers, all of them drawn. */
export const xien = (size: number): LotFamily<ReadonlySet<string>> => present(new Map([[size, WIN]]))

/** Every two, three and four of three to ten numbers. */
export const xienQuay = present(new Map([2, 3, 4].map((size) => [size, `xien${size}`])), { atLeast: 3, atMost: 10 })

/** One note of so many numbers that wins when none of them is the ending of any lot. */
export const truot = (size: number): LotFamily<ReadonlySet<string>> => {
  const waysOf = (lots: number): bigint => BigInt(NUMBERS - size) ** BigInt(lots)
  return {
    length: 2,
    grammar: [[numbersOf({ exactly: size })]],
    tiers: (lots) => [{ id: WIN, p: outOf(waysOf(lots), lots) }],
    read: (chosen) => new Set(listOf(chosen, 'numbers')),
    count: () => 1,
    notes: function* (chosen, at) {
      yield { at, tokens: [...chosen] }
    },
    judge: (tokens, endings) => winOn(!tokens.some((token) => endings.includes(token))),
    hits: (chosen, endings) => ({ [WIN]: endings.some((ending) => chosen.has(ending)) ? 0 : 1 }),
    spread: (_, lots) => [{ ways: waysOf(lots), hits: { [WIN]: 1 } }],
  }
}
