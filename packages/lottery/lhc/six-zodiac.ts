import { PUSH } from '../play.ts'
import { listOf, words } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import { WIN } from './marks.ts'
import { ALL_NUMBERS, NUMBERS, SPECIAL_PLACE } from './seven.ts'
import { gather } from './shares.ts'
import { ANIMALS, animalOf, chanceYear } from './zodiac.ts'

/** One note on six animals: the special number's is among them, or is not; 49 gives the stake back. */
export const sixZodiac = (among: boolean): Family<ReadonlySet<string>> => {
  const tierOf = (six: ReadonlySet<string>, n: number, year: number): string | undefined => {
    if (n === NUMBERS) return PUSH
    return six.has(animalOf(n, year)) === among ? WIN : undefined
  }
  return {
    grammar: [[{ ...words('picks', ...ANIMALS), exactly: 6 }]],
    at: [SPECIAL_PLACE],
    ordered: false,
    outcomes: BigInt(NUMBERS),
    tiers: [WIN],
    read: (chosen) => new Set(listOf(chosen, 'picks')),
    count: () => 1,
    notes: (six) => [{ at: [SPECIAL_PLACE], tokens: [...six] }],
    judge: ({ tokens }, { special, year }) => tierOf(new Set(tokens), special, year()),
    hits: (six, { special, year }) => {
      const tier = tierOf(six, special, year())
      return tier ? { [tier]: 1 } : {}
    },
    spread: (six, _rules, date) => {
      const gathered = gather()
      const year = chanceYear(date, six)
      for (const n of ALL_NUMBERS) {
        const tier = tierOf(six, n, year)
        if (tier) gathered.add(1, { [tier]: 1 })
      }
      return gathered.shares()
    },
  }
}
