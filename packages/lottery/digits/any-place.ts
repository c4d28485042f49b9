import { choose, combinations, product } from '../combinatorics.ts'
import { DIGIT, rowsOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, WIN, winOn } from './family.ts'
import { type DigitMask, digitsIn, has, maskOf, sizeOf } from './mask.ts'

/** `poly[i]`: the sum, over every i of the factors (a + b x), of what multiplies x^i when all are multiplied out. */
const multiplyOut = (factors: readonly (readonly [number, number])[]): number[] =>
  factors.reduce<number[]>((poly, [a, b]) => [...poly, 0].map((term, i) => term * a + (poly[i - 1] ?? 0) * b), [1])

/** For every `take` of the k places the product of their lists; a place may be left empty. One place at a time is fixed-position. */
export const anyPlace = (k: number, take: number): DigitFamily<readonly DigitMask[]> => ({
  grammar: [[{ key: 'places', kind: 'places', of: DIGIT, rows: k, mayBeEmpty: true }]],
  read: (chosen) => rowsOf(chosen, 'places').map(maskOf),
  count: (places) => multiplyOut(places.map((place) => [1, sizeOf(place)]))[take] ?? 0,
  notes: function* (places) {
    for (const at of combinations(placesUpTo(k), take)) {
      for (const digits of product(at.map((place) => digitsIn(places[place - 1] ?? 0)))) yield { at, tokens: digits.map(String) }
    }
  },
  judge: (tokens, values) => winOn(tokens.join('') === values.join('')),
  hits: (places, drawn) => ({ [WIN]: choose(places.filter((place, i) => has(place, drawn[i] ?? -1)).length, take) }),
  spread: (places) =>
    multiplyOut(places.map((place) => [10 - sizeOf(place), sizeOf(place)]))
      .map((ways, matched) => ({ ways, hits: { [WIN]: choose(matched, take) } }))
      .filter(({ ways }, matched) => ways > 0 && matched >= take),
})
