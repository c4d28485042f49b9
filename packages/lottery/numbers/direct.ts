import { type DigitMask, has, maskOf } from '../digits/mask.ts'
import { placesUpTo, WIN, winOn } from '../digits/family.ts'
import { rowsOf } from '../selection/grammar.ts'
import { type NumberFamily, numbersIn, numberToken, twoDigits, type Pool } from './family.ts'
import { placements } from './placements.ts'

/** One number of each list, no number twice. */
function* choices(places: readonly DigitMask[], of: number): Generator<string[]> {
  const [first, ...rest] = places
  if (first === undefined) yield []
  else {
    for (const number of numbersIn(first, of)) {
      const others = rest.map((place) => place & ~(1 << number))
      for (const tail of choices(others, of)) yield [twoDigits(number), ...tail]
    }
  }
}

/** The whole window in order: the product of the lists, without the combinations that repeat a number. */
export const direct = ({ window, of }: Pool): NumberFamily<readonly DigitMask[]> => {
  const count = (places: readonly DigitMask[]): number => placements(places, of)[window] ?? 0
  return {
    grammar: [[{ key: 'places', kind: 'places', of: numberToken(of), rows: window, mayBeEmpty: false }]],
    read: (chosen) => rowsOf(chosen, 'places').map(maskOf),
    count,
    notes: function* (places) {
      for (const tokens of choices(places, of)) yield { at: placesUpTo(window), tokens }
    },
    judge: (tokens, values) => winOn(tokens.every((token, i) => Number(token) === values[i])),
    hits: (places, drawn) => (places.every((place, i) => has(place, drawn[i] ?? 0)) ? { [WIN]: 1 } : {}),
    spread: (places) => [{ ways: count(places), hits: { [WIN]: 1 } }],
  }
}
