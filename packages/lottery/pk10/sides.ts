import { choose, factorial } from '../combinatorics.ts'
import { placesUpTo, WIN, winOn } from '../digits/family.ts'
import { gather } from '../digits/outcomes.ts'
import type { NumberFamily } from '../numbers/family.ts'
import { listOf, numbers, words } from '../selection/grammar.ts'

/** How many cars there are; half of them are big, and half odd. */
export const CARS = 10
const HALF = CARS / 2

interface Sides {
  /** The two words: at every place exactly one of them holds. */
  readonly picks: readonly [first: string, second: string]
  /** `at` is chosen from 1 to this. */
  readonly last: number
  /** The places looked at for a chosen `at`. */
  readonly placesOf: (at: number) => readonly number[]
  /** Whether the first word holds on the cars of those places. */
  readonly isFirst: (cars: readonly number[]) => boolean
  /** In how many orders of all cars the first word holds at j of `of` chosen places. */
  readonly ways: (j: number, of: number) => number
}

interface SideSelection {
  readonly at: readonly number[]
  readonly picks: readonly string[]
}

/** Every chosen place with every chosen word. */
const sides = ({ picks: [first, second], last, placesOf, isFirst, ways }: Sides): NumberFamily<SideSelection> => {
  /** How many notes win where the first word holds at j of the places. */
  const winning = ({ at, picks }: SideSelection, j: number): number =>
    (picks.includes(first) ? j : 0) + (picks.includes(second) ? at.length - j : 0)
  return {
    grammar: [[numbers('at', 1, last), words('picks', first, second)]],
    read: (chosen) => ({ at: listOf(chosen, 'at').map(Number), picks: listOf(chosen, 'picks') }),
    count: ({ at, picks }) => at.length * picks.length,
    notes: function* ({ at, picks }) {
      for (const place of at) for (const pick of picks) yield { at: placesOf(place), tokens: [pick] }
    },
    judge: ([pick], cars) => winOn(pick === (isFirst(cars) ? first : second)),
    hits: (chosen, drawn) => {
      const holds = (place: number): boolean => isFirst(placesOf(place).map((each) => drawn[each - 1] ?? 0))
      return { [WIN]: winning(chosen, chosen.at.filter(holds).length) }
    },
    spread: (chosen) => {
      const gathered = gather()
      for (const j of [0, ...placesUpTo(chosen.at.length)]) {
        const count = ways(j, chosen.at.length)
        if (count > 0) gathered.add(count, { [WIN]: winning(chosen, j) })
      }
      return gathered.shares()
    },
  }
}

/** Half of the cars have the property: so many ways to seat j of that half on `of` places, and all cars among themselves. */
const halves = (j: number, of: number): number => choose(of, j) * choose(CARS - of, HALF - j) * factorial(HALF) ** 2

export const positionSize = sides({
  picks: ['big', 'small'],
  last: CARS,
  placesOf: (at) => [at],
  isFirst: ([car = 0]) => car > HALF,
  ways: halves,
})

export const positionParity = sides({
  picks: ['odd', 'even'],
  last: CARS,
  placesOf: (at) => [at],
  isFirst: ([car = 0]) => car % 2 === 1,
  ways: halves,
})

/** A position against its mirror: 1 against 10, 2 against 9. The pairs do not hang on each other. */
export const dragonTiger = sides({
  picks: ['dragon', 'tiger'],
  last: HALF,
  placesOf: (at) => [at, CARS + 1 - at],
  isFirst: ([car = 0, mirrored = 0]) => car > mirrored,
  ways: (j, of) => (choose(of, j) * factorial(CARS)) / 2 ** of,
})
