import type { Hits, Note, Rules } from '../play.ts'
import type { ChosenTokens, Grammar } from '../selection/grammar.ts'

/** `ways` of the window's equally likely digits give exactly these `hits`. */
export interface WindowShare {
  readonly ways: number
  readonly hits: Hits
}

/**
 * How one family of digit plays is chosen, counted and won, on a window of drawn digits that the family does not know the
 * place of: its places count from 1 at the left of the window, its shares count the ways of the window alone.
 * `S` is what it reads a selection into.
 */
export interface DigitFamily<S> {
  readonly grammar: Grammar
  readonly read: (chosen: ChosenTokens) => S
  /** Number of notes, in closed form. */
  readonly count: (chosen: S) => number
  readonly notes: (chosen: S) => Iterable<Note>
  /** What one note does on the digits at its own places; the plain rule, for showing and as the test of `hits`. */
  readonly judge: (tokens: readonly string[], values: readonly number[], rules: Rules) => string | undefined
  /** How many notes reach each tier on these digits of the window, from the structure of the selection. */
  readonly hits: (chosen: S, drawn: readonly number[], rules: Rules) => Hits
  readonly spread: (chosen: S, rules: Rules) => readonly WindowShare[]
}

/** The one tier of a play that has no others. */
export const WIN = 'win'

export const winOn = (hit: boolean): string | undefined => (hit ? WIN : undefined)

/** Places 1..n. */
export const placesUpTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Whether these digits, in any order, are the tokens, which are sorted. */
export const sameDigits = (tokens: readonly string[], values: readonly number[]): boolean => [...values].sort().join('') === tokens.join('')
