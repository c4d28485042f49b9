import { WIN, winOn } from '../digits/family.ts'
import { fraction } from '../rational.ts'
import { listOf } from '../selection/grammar.ts'
import { type LotFamily, possible } from './family.ts'
import { occurrences } from './occupancy.ts'

const sorted = (digits: string): string => [...digits].sort().join('')

/** Every different order of the digits. */
const arrangements = (digits: string): string[] =>
  digits.length < 2
    ? [digits]
    : [...new Set(digits)].flatMap((first) => arrangements(digits.replace(first, '')).map((rest) => first + rest))

interface Numbers {
  readonly chosen: readonly string[]
  /** What an ending is looked up in: itself, or its digits sorted where any order wins. */
  readonly keys: ReadonlySet<string>
  /** How many different endings win. */
  readonly covered: number
}

/** Every number on every lot; a note wins when its lot ends with its number, or with `anyOrder` each order of it is a number of its own. */
export const ending = (length: number, anyOrder = false): LotFamily<Numbers> => {
  const keyOf = anyOrder ? sorted : (number: string) => number
  const ordersOf = anyOrder ? arrangements : (number: string) => [number]
  const numbers = 10 ** length
  return {
    length,
    grammar: [[{ key: 'numbers', kind: 'list', of: { kind: 'digits', length }, anyOrder }]],
    tiers: () => [{ id: WIN, p: fraction(1, numbers) }],
    read: (selection) => {
      const chosen = listOf(selection, 'numbers')
      return { chosen, keys: new Set(chosen.map(keyOf)), covered: chosen.reduce((sum, number) => sum + ordersOf(number).length, 0) }
    },
    count: ({ covered }, lots) => covered * lots,
    notes: function* ({ chosen }, at) {
      for (const number of chosen) for (const order of ordersOf(number)) for (const place of at) yield { at: [place], tokens: [order] }
    },
    judge: ([number], [drawn]) => winOn(number === drawn),
    hits: ({ keys }, endings) => ({ [WIN]: endings.reduce((count, drawn) => (keys.has(keyOf(drawn)) ? count + 1 : count), 0) }),
    spread: ({ covered }, lots) =>
      possible(occurrences(numbers, covered, lots).flatMap((ways, count) => (count > 0 ? [{ ways, hits: { [WIN]: count } }] : []))),
  }
}
