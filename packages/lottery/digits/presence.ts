import { choose, combinations } from '../combinatorics.ts'
import { digits, listOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, WIN, winOn } from './family.ts'
import { type DigitMask, digitsIn, layers, maskOf, sizeOf } from './mask.ts'
import { eachAlike, gather } from './outcomes.ts'

/** Every `take` of the digits; a note wins when each of its digits stands `times` times or more in the window, whatever the place. */
export const presence = (k: number, take: number, times = 1): DigitFamily<DigitMask> => {
  const hitsOf = (chosen: DigitMask, drawn: readonly number[]): number => choose(sizeOf(chosen & (layers(drawn)[times - 1] ?? 0)), take)
  return {
    grammar: [[digits()]],
    read: (chosen) => maskOf(listOf(chosen, 'digits')),
    count: (chosen) => choose(sizeOf(chosen), take),
    notes: function* (chosen) {
      for (const digits of combinations(digitsIn(chosen), take)) yield { at: placesUpTo(k), tokens: digits.map(String) }
    },
    judge: (tokens, values) => winOn(tokens.every((token) => values.filter((value) => value === Number(token)).length >= times)),
    hits: (chosen, drawn) => ({ [WIN]: hitsOf(chosen, drawn) }),
    spread: (chosen) => {
      const gathered = gather()
      eachAlike(k, [chosen], (drawn, ways) => gathered.add(ways, { [WIN]: hitsOf(chosen, drawn) }))
      return gathered.shares()
    },
  }
}
