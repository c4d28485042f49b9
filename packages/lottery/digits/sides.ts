import { product } from '../combinatorics.ts'
import { rowsOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, WIN, winOn } from './family.ts'
import { gather, strings } from './outcomes.ts'

const SIDES: Readonly<Record<string, (digit: number) => boolean>> = {
  big: (digit) => digit >= 5,
  small: (digit) => digit < 5,
  odd: (digit) => digit % 2 === 1,
  even: (digit) => digit % 2 === 0,
}

const is = (digit: number, side: string): boolean => SIDES[side]?.(digit) ?? false

/** Big, small, odd or even at each of two places; every pairing of the words is a note, and several can win at once. */
export const sides: DigitFamily<readonly (readonly string[])[]> = (() => {
  const hitsOf = (places: readonly (readonly string[])[], drawn: readonly number[]): number =>
    places.reduce((notes, words, i) => notes * words.filter((word) => is(drawn[i] ?? -1, word)).length, 1)
  return {
    grammar: [[{ key: 'places', kind: 'places', of: { kind: 'word', words: Object.keys(SIDES) }, rows: 2, mayBeEmpty: false }]],
    read: (chosen) => rowsOf(chosen, 'places'),
    count: (places) => places.reduce((notes, words) => notes * words.length, 1),
    notes: function* (places) {
      for (const tokens of product(places)) yield { at: placesUpTo(2), tokens }
    },
    judge: (tokens, values) => winOn(tokens.every((word, i) => is(values[i] ?? -1, word))),
    hits: (places, drawn) => ({ [WIN]: hitsOf(places, drawn) }),
    spread: (places) => {
      const gathered = gather()
      for (const drawn of strings(2)) gathered.add(1, { [WIN]: hitsOf(places, drawn) })
      return gathered.shares()
    },
  }
})()
