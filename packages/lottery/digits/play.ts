import type { Draw } from '../drawn.ts'
import type { Flag, Game, Note, Play, Tier } from '../play.ts'
import { fraction } from '../rational.ts'
import { readSelection } from '../selection/read.ts'
import { type DigitFamily, WIN } from './family.ts'

/** Tiers as the rules page prints them: `{ win: [1, 1000] }`. */
export type Chances = Readonly<Record<string, readonly [number, number]>>

export interface DigitPlay {
  readonly game: Game
  /** How many digits the play's draw has. */
  readonly drawn: number
  /** A longer draw it is read from too: its first `drawn` digits. */
  readonly orLonger?: number
  readonly id: string
  readonly group: readonly [string, string]
  readonly help: string
  readonly at: readonly number[]
  readonly chances: Chances
  readonly flags?: readonly Flag[]
}

/** Digits of draws read before: an issue's draw is the same for each of its bets. */
const before = new WeakMap<Draw, readonly number[]>()

const readDigits = (draw: Draw): readonly number[] => {
  const known = before.get(draw)
  if (known) return known
  const digits = 'digits' in draw && /^\d+$/.test(draw.digits) ? Array.from(draw.digits, Number) : []
  before.set(draw, digits)
  return digits
}

const digitsOf = (draw: Draw, length: number, orLonger = length): readonly number[] => {
  const digits = readDigits(draw)
  if (digits.length !== length && digits.length !== orLonger) {
    throw new RangeError(`not a draw of ${length === orLonger ? length : `${length} or ${orLonger}`} digits`)
  }
  return digits
}

/** Places a family of digit plays on its window of a game's draw. */
export const digitPlay = <S>({ chances, drawn, orLonger, flags = [], ...what }: DigitPlay, family: DigitFamily<S>): Play => {
  const outcomes = 10n ** BigInt(drawn)
  const waysElsewhere = 10n ** BigInt(drawn - what.at.length)
  const placed = (note: Note): Note => ({ ...note, at: note.at.map((place) => what.at[place - 1] ?? place) })
  const tiers: Tier[] = Object.entries(chances).map(([id, [num, den]]) => ({ id, p: fraction(num, den) }))
  return {
    ...what,
    outcomes,
    grammar: family.grammar,
    tiers,
    flags,
    drawn: (draw) => {
      const all = digitsOf(draw, drawn, orLonger)
      return what.at.map((at) => ({ at, symbol: String(all[at - 1]) }))
    },
    read: (selection) => {
      const chosen = family.read(readSelection(family.grammar, selection))
      return {
        count: family.count(chosen),
        needsOrder: false,
        notes: function* () {
          for (const note of family.notes(chosen)) yield placed(note)
        },
        hits: (draw, rules) => {
          const all = digitsOf(draw, drawn, orLonger)
          return family.hits(
            chosen,
            what.at.map((place) => all[place - 1] ?? -1),
            rules,
          )
        },
        spread: (rules) => family.spread(chosen, rules).map(({ ways, hits }) => ({ ways: BigInt(ways) * waysElsewhere, hits })),
      }
    },
    judge: (note, draw, rules) => {
      const all = digitsOf(draw, drawn, orLonger)
      return family.judge(
        note.tokens,
        note.at.map((place) => all[place - 1] ?? -1),
        rules,
      )
    },
  }
}

/** A play with one tier. */
export const wins = (num: number, den: number): Chances => ({ [WIN]: [num, den] })
