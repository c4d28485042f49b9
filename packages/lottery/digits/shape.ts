import { choose, combinations, factorial } from '../combinatorics.ts'
import { digits, type Field, listOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, sameDigits, WIN, winOn } from './family.ts'
import { type DigitMask, digitsIn, layers, maskOf, sizeOf } from './mask.ts'
import { eachAlike, gather } from './outcomes.ts'

/** `take` digits of the list `key`, each standing `times` times in the note. */
export interface Part {
  readonly key: string
  readonly times: number
  readonly take: number
}

interface ShapeLists {
  /** The windows bet on, as places of the draw. */
  readonly windows: readonly (readonly number[])[]
  /** The list of each part. */
  readonly lists: readonly DigitMask[]
}

const fieldsOf = (parts: readonly Part[]): Field[] => [...new Set(parts.map(({ key }) => key))].map((key) => digits(key))

/** Ways to take `a` digits of one list and `b` others of the second: summed over how many of the first also stand in the second. */
const takeBoth = (first: DigitMask, a: number, second: DigitMask, b: number): number => {
  const shared = sizeOf(first & second)
  const alone = sizeOf(first) - shared
  let ways = 0
  for (let i = 0; i <= a; i++) ways += choose(shared, i) * choose(alone, a - i) * choose(sizeOf(second) - i, b)
  return ways
}

const multisetsOf = (parts: readonly Part[], lists: readonly DigitMask[], used: DigitMask = 0): number[][] => {
  const [part, ...rest] = parts
  const [list = 0, ...others] = lists
  if (!part) return [[]]
  return combinations(digitsIn(list & ~used), part.take).flatMap((group) => {
    const now = group.reduce((mask, digit) => mask | (1 << digit), used)
    const standing = group.flatMap((digit) => Array<number>(part.times).fill(digit))
    return multisetsOf(rest, others, now).map((tail) => [...standing, ...tail])
  })
}

const windowWins = (parts: readonly Part[], lists: readonly DigitMask[], drawn: readonly number[]): boolean => {
  const standing = layers(drawn)
  return parts.every(({ times, take }, i) => {
    const exactly = (standing[times - 1] ?? 0) & ~(standing[times] ?? 0)
    return sizeOf(exactly) === take && (exactly & ~(lists[i] ?? 0)) === 0
  })
}

/**
 * Group plays of at most two parts: the digits of the window in any order have the shape of the parts, every digit chosen in
 * the list of its part. `anyOf`: the player names the places, and every so many of them as the note needs are a window.
 */
const shaped = (parts: readonly Part[], anyOf: number | undefined): DigitFamily<ShapeLists> => {
  const length = parts.reduce((sum, { times, take }) => sum + times * take, 0)
  const arrangements = parts.reduce((ways, { times, take }) => ways / factorial(times) ** take, factorial(length))
  const multisetCount = ([first = 0, second = 0]: readonly DigitMask[]): number =>
    takeBoth(first, parts[0]?.take ?? 0, second, parts[1]?.take ?? 0)
  const hitsOf = ({ windows, lists }: ShapeLists, drawn: readonly number[]): number =>
    windows.filter((window) =>
      windowWins(
        parts,
        lists,
        window.map((place) => drawn[place - 1] ?? -1),
      ),
    ).length
  const at: Field | undefined = anyOf === undefined ? undefined : { key: 'at', kind: 'list', of: { kind: 'number', from: 1, to: anyOf } }
  return {
    grammar: [[...(at ? [at] : []), ...fieldsOf(parts)]],
    read: (chosen) => ({
      windows: at ? combinations(listOf(chosen, 'at').map(Number).sort(), length) : [placesUpTo(length)],
      lists: parts.map(({ key }) => maskOf(listOf(chosen, key))),
    }),
    count: ({ windows, lists }) => windows.length * multisetCount(lists),
    notes: function* ({ windows, lists }) {
      const multisets = multisetsOf(parts, lists).map((digits) => digits.sort().map(String))
      for (const window of windows) for (const tokens of multisets) yield { at: window, tokens }
    },
    judge: (tokens, values) => winOn(sameDigits(tokens, values)),
    hits: (chosen, drawn) => ({ [WIN]: hitsOf(chosen, drawn) }),
    spread: (chosen) => {
      if (anyOf === undefined) return [{ ways: multisetCount(chosen.lists) * arrangements, hits: { [WIN]: 1 } }]
      const gathered = gather()
      eachAlike(anyOf, chosen.lists, (drawn, ways) => gathered.add(ways, { [WIN]: hitsOf(chosen, drawn) }))
      return gathered.shares()
    },
  }
}

/** The whole window in any order. */
export const group = (...parts: Part[]): DigitFamily<ShapeLists> => shaped(parts, undefined)

/** In any order on every so many of the places the player names among `k`. */
export const groupAnywhere = (k: number, ...parts: Part[]): DigitFamily<ShapeLists> => shaped(parts, k)

/** So many different digits of one list, each standing once. */
export const different = (take: number): Part => ({ key: 'digits', times: 1, take })

/** Group3 takes its pair and its single from one list of digits. */
export const PAIR_AND_SINGLE: readonly Part[] = [
  { key: 'digits', times: 2, take: 1 },
  { key: 'digits', times: 1, take: 1 },
]
