import type { Chances } from '../digits/play.ts'
import type { Draw } from '../drawn.ts'
import type { Flag, Game, Note, Play } from '../play.ts'
import { fraction } from '../rational.ts'
import { readSelection } from '../selection/read.ts'
import { arrangements, type NumberFamily, twoDigits } from './family.ts'

export interface NumberPlay {
  readonly game: Game
  /** How many different numbers the game draws, from 1 to `of`. */
  readonly drawn: number
  readonly of: number
  readonly id: string
  readonly group: readonly [string, string]
  readonly help: string
  readonly at: readonly number[]
  /** Whether it can be settled only from a draw whose order is known. */
  readonly needsOrder: boolean
  readonly chances: Chances
  readonly flags?: readonly Flag[]
}

const numbersOf = (draw: Draw, length: number, of: number): number[] => {
  const tokens = 'numbers' in draw ? draw.numbers : []
  const numbers = tokens.map(Number)
  const known = tokens.every((token, i) => /^\d\d$/.test(token) && (numbers[i] ?? 0) >= 1 && (numbers[i] ?? 0) <= of)
  if (!known || new Set(numbers).size !== length || numbers.length !== length) {
    throw new RangeError(`not a draw of ${length} different numbers from 01 to ${twoDigits(of)}`)
  }
  return numbers
}

/** Places a family of number plays on its window of a game's draw. */
export const numberPlay = <S>({ chances, drawn, of, needsOrder, flags = [], ...what }: NumberPlay, family: NumberFamily<S>): Play => {
  const placed = (note: Note): Note => ({ ...note, at: note.at.map((place) => what.at[place - 1] ?? place) })
  const at = (draw: Draw, places: readonly number[]): number[] => {
    const all = numbersOf(draw, drawn, of)
    return places.map((place) => all[place - 1] ?? 0)
  }
  return {
    ...what,
    outcomes: BigInt(arrangements(of, what.at.length)),
    grammar: family.grammar,
    tiers: Object.entries(chances).map(([id, [num, den]]) => ({ id, p: fraction(num, den) })),
    flags,
    drawn: (draw) => at(draw, what.at).map((number, i) => ({ at: what.at[i] ?? i + 1, symbol: twoDigits(number) })),
    read: (selection) => {
      const chosen = family.read(readSelection(family.grammar, selection))
      return {
        count: family.count(chosen),
        needsOrder,
        notes: function* () {
          for (const note of family.notes(chosen)) yield placed(note)
        },
        hits: (draw, rules) => family.hits(chosen, at(draw, what.at), rules),
        spread: (rules) => family.spread(chosen, rules).map(({ ways, hits }) => ({ ways: BigInt(ways), hits })),
      }
    },
    judge: (note, draw, rules) => family.judge(note.tokens, at(draw, note.at), rules),
  }
}
