import { product } from '../combinatorics.ts'
import { DIGIT, listOf, rowsOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, WIN, winOn } from './family.ts'
import { type DigitMask, digitsIn, has, maskOf, sizeOf } from './mask.ts'

/** Lines are different: the reader took equal ones once. */
type Direct = { readonly places: readonly DigitMask[] } | { readonly lines: readonly string[] }

/** The whole window in order: a list of digits for each place (their product), or pasted lines. */
export const direct = (k: number): DigitFamily<Direct> => {
  const count = (chosen: Direct): number =>
    'lines' in chosen ? chosen.lines.length : chosen.places.reduce((notes, place) => notes * sizeOf(place), 1)
  return {
    grammar: [
      [{ key: 'places', kind: 'places', of: DIGIT, rows: k, mayBeEmpty: false }],
      [{ key: 'lines', kind: 'lines', length: k, different: 1 }],
    ],
    read: (chosen) => ('lines' in chosen ? { lines: listOf(chosen, 'lines') } : { places: rowsOf(chosen, 'places').map(maskOf) }),
    count,
    notes: function* (chosen) {
      const at = placesUpTo(k)
      if ('lines' in chosen) for (const line of chosen.lines) yield { at, tokens: [...line] }
      else for (const digits of product(chosen.places.map(digitsIn))) yield { at, tokens: digits.map(String) }
    },
    judge: (tokens, values) => winOn(tokens.join('') === values.join('')),
    hits: (chosen, drawn) => {
      const hit = 'lines' in chosen ? chosen.lines.includes(drawn.join('')) : chosen.places.every((place, i) => has(place, drawn[i] ?? -1))
      return hit ? { [WIN]: 1 } : {}
    },
    spread: (chosen) => [{ ways: count(chosen), hits: { [WIN]: 1 } }],
  }
}
