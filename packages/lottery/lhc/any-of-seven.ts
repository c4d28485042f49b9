import { choose, combinations } from '../combinatorics.ts'
import type { Hits } from '../play.ts'
import { type Field, listOf } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import { sizeOfTail, TAIL, tailOf, ZODIAC } from './marks.ts'
import { ALL_PLACES, NUMBERS } from './seven.ts'
import { gather } from './shares.ts'
import { animalOf, chanceYear, sizeOfAnimal } from './zodiac.ts'

/** A division of the 49 numbers into groups of four and of five. */
interface Groups {
  readonly field: Field
  readonly groupOf: (n: number, year: () => number) => string
  readonly sizeOf: (group: string, year: () => number) => 'four' | 'five'
}

export const ZODIACS: Groups = {
  field: ZODIAC.field,
  groupOf: (n, year) => animalOf(n, year()),
  sizeOf: (animal, year) => sizeOfAnimal(animal, year()),
}

export const TAILS: Groups = { field: TAIL.field, groupOf: tailOf, sizeOf: sizeOfTail }

const DRAWN = ALL_PLACES.length

/** Coefficients up to the power of seven: how many ways to draw 0..7 numbers. */
type Ways = readonly number[]

const NOTHING: Ways = Array.from({ length: DRAWN + 1 }, (_, k) => (k === 0 ? 1 : 0))
/** The ways to draw of `size` numbers, at least `least` of them. */
const drawing = (size: number, least = 0): Ways => NOTHING.map((_, k) => (k < least ? 0 : choose(size, k)))
const both = (a: Ways, b: Ways): Ways => NOTHING.map((_, k) => a.slice(0, k + 1).reduce((sum, ways, i) => sum + ways * (b[k - i] ?? 0), 0))
const times = (ways: Ways, copies: number): Ways => (copies === 0 ? NOTHING : both(ways, times(ways, copies - 1)))

const tierOf = (fours: number, fives: number): string =>
  [...Array<string>(fours).fill('four'), ...Array<string>(fives).fill('five')].join('-')

/** Every `take` of the chosen groups; a note wins when each of its groups has one of the seven, and pays once. */
export const anyOfSeven = (take: 1 | 2, tiers: readonly string[], { field, groupOf, sizeOf }: Groups): Family<ReadonlySet<string>> => {
  const hitsOf = (fours: number, fives: number): Hits =>
    Object.fromEntries(Array.from({ length: take + 1 }, (_, k) => [tierOf(take - k, k), choose(fours, take - k) * choose(fives, k)]))
  const fivesOf = (groups: readonly string[], year: () => number): number => groups.filter((group) => sizeOf(group, year) === 'five').length
  return {
    grammar: [[field]],
    at: ALL_PLACES,
    ordered: false,
    outcomes: BigInt(choose(NUMBERS, DRAWN)),
    tiers,
    read: (chosen) => new Set(listOf(chosen, field.key)),
    count: (chosen) => choose(chosen.size, take),
    notes: function* (chosen) {
      for (const tokens of combinations([...chosen], take)) yield { at: ALL_PLACES, tokens }
    },
    judge: ({ tokens }, { all, year }) => {
      const drawn = all.map((n) => groupOf(n, year))
      const fives = fivesOf(tokens, year)
      return tokens.every((token) => drawn.includes(token)) ? tierOf(take - fives, fives) : undefined
    },
    hits: (chosen, { all, year }) => {
      const reached = [...new Set(all.map((n) => groupOf(n, year)))].filter((group) => chosen.has(group))
      const fives = fivesOf(reached, year)
      return hitsOf(reached.length - fives, fives)
    },
    spread: (chosen, _rules, date) => {
      const fives = fivesOf([...chosen], () => chanceYear(date, chosen))
      const fours = chosen.size - fives
      const unchosen = drawing(NUMBERS - 4 * fours - 5 * fives)
      const gathered = gather()
      for (let four = 0; four <= Math.min(fours, DRAWN); four++) {
        for (let five = 0; five <= Math.min(fives, DRAWN - four); five++) {
          const ways = both(both(times(drawing(4, 1), four), times(drawing(5, 1), five)), unchosen)[DRAWN] ?? 0
          gathered.add(choose(fours, four) * choose(fives, five) * ways, hitsOf(four, five))
        }
      }
      return gathered.shares()
    },
  }
}
