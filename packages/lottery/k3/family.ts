import type { Chances } from '../digits/play.ts'
import { gather } from '../digits/outcomes.ts'
import type { Flag, Hits, Play, Rules, Tier } from '../play.ts'
import { fraction } from '../rational.ts'
import type { ChosenTokens, Grammar } from '../selection/grammar.ts'
import { readSelection } from '../selection/read.ts'
import { diceOf, type Throw, THROWS, throwOf } from './throw.ts'

/** How one family of dice plays is chosen, counted and won. `S` is what it reads a selection into. */
export interface DiceFamily<S> {
  readonly grammar: Grammar
  readonly read: (chosen: ChosenTokens) => S
  /** Number of notes, in closed form. */
  readonly count: (chosen: S) => number
  /** The tokens of every note. */
  readonly notes: (chosen: S) => Iterable<readonly string[]>
  /** The tier one note reaches; the plain rule, for showing and as the test of `hits`. */
  readonly judge: (tokens: readonly string[], faces: Throw, rules: Rules) => string | undefined
  /** How many notes reach each tier, from the structure of the selection. */
  readonly hits: (chosen: S, faces: Throw, rules: Rules) => Hits
}

export interface DicePlay {
  readonly id: string
  readonly group: readonly [string, string]
  readonly chances: Chances
  /** The flag that it heeds, and its chances under the flag's second word. */
  readonly flag?: { readonly name: Flag; readonly word: string; readonly chances: Chances }
}

const DICE = [1, 2, 3] as const

const tiersFrom = (chances: Chances): readonly Tier[] => Object.entries(chances).map(([id, [num, den]]) => ({ id, p: fraction(num, den) }))

/** A family of dice plays under the name of one play. */
export const dicePlay = <S>({ chances, flag, ...what }: DicePlay, family: DiceFamily<S>): Play => {
  const tiers = tiersFrom(chances)
  const flagged = flag && tiersFrom(flag.chances)
  return {
    ...what,
    game: 'K3',
    help: `k3-${what.id}`,
    at: DICE,
    outcomes: 216n,
    grammar: family.grammar,
    tiers,
    ...(flag && flagged ? { tiersUnder: (rules: Rules) => (rules[flag.name] === flag.word ? flagged : tiers) } : {}),
    flags: flag ? [flag.name] : [],
    drawn: (draw) => diceOf(draw).map((symbol, i) => ({ at: i + 1, symbol })),
    read: (selection) => {
      const chosen = family.read(readSelection(family.grammar, selection))
      return {
        count: family.count(chosen),
        needsOrder: false,
        notes: function* () {
          for (const tokens of family.notes(chosen)) yield { at: DICE, tokens }
        },
        hits: (draw, rules) => family.hits(chosen, throwOf(draw), rules),
        spread: (rules) => {
          const gathered = gather()
          for (const { faces, ways } of THROWS) gathered.add(ways, family.hits(chosen, faces, rules))
          return gathered.shares().map(({ ways, hits }) => ({ ways: BigInt(ways), hits }))
        },
      }
    },
    judge: ({ tokens }, draw, rules) => family.judge(tokens, throwOf(draw), rules),
  }
}
