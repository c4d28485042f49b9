import { ALL_NUMBERS, NUMBERS } from './seven.ts'

type FateOf = (n: number) => 'win' | 'push' | 'lose'

export interface LegWays {
  /** The ways to give each leg another number so that all win. */
  readonly allWin: number
  /** For each leg that 49 pushes: the ways in which it has 49 and all others win. */
  readonly pushed: readonly { readonly leg: number; readonly othersWin: number }[]
}

/** The ways of different numbers on the legs; only 49 pushes, so at most one leg does. At most 49!/42! in all, exact. */
export const legWays = (legs: readonly FateOf[]): LegWays => {
  const full = 2 ** legs.length - 1
  /** `ways[set]`: the ways to have given winning numbers to just this set of legs. */
  const ways = [1, ...Array<number>(full).fill(0)]
  for (const n of ALL_NUMBERS.filter((each) => each !== NUMBERS)) {
    const bits = legs.flatMap((fateOf, leg) => (fateOf(n) === 'win' ? [1 << leg] : []))
    for (let set = full; set > 0; set--) {
      for (const bit of bits) if (set & bit) ways[set] = (ways[set] ?? 0) + (ways[set ^ bit] ?? 0)
    }
  }
  const without = (leg: number): number => ways[full ^ (1 << leg)] ?? 0
  const fates = legs.map((fateOf) => fateOf(NUMBERS))
  return {
    allWin: fates.reduce((sum, fate, leg) => sum + (fate === 'win' ? without(leg) : 0), ways[full] ?? 0),
    pushed: fates.flatMap((fate, leg) => (fate === 'push' ? [{ leg, othersWin: without(leg) }] : [])),
  }
}
