import { WIN, winOn } from '../digits/family.ts'
import { type DigitMask, has, maskOf, sizeOf } from '../digits/mask.ts'
import { rowsOf } from '../selection/grammar.ts'
import { type NumberFamily, numbersIn, numberToken, twoDigits, type Pool } from './family.ts'
import { matches } from './placements.ts'

/** Each number of each place's list is a note on that place; places may stand empty. */
export const position = ({ window, of }: Pool): NumberFamily<readonly DigitMask[]> => ({
  grammar: [[{ key: 'places', kind: 'places', of: numberToken(of), rows: window, mayBeEmpty: true }]],
  read: (chosen) => rowsOf(chosen, 'places').map(maskOf),
  count: (places) => places.reduce((sum, place) => sum + sizeOf(place), 0),
  notes: function* (places) {
    for (const [i, place] of places.entries()) for (const number of numbersIn(place, of)) yield { at: [i + 1], tokens: [twoDigits(number)] }
  },
  judge: ([token], values) => winOn(Number(token) === values[0]),
  hits: (places, drawn) => ({ [WIN]: places.filter((place, i) => has(place, drawn[i] ?? 0)).length }),
  spread: (places) =>
    matches(places, of)
      .map((ways, matched) => ({ ways, hits: { [WIN]: matched } }))
      .filter(({ ways }, matched) => ways > 0 && matched > 0),
})
