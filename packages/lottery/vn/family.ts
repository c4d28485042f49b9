import type { Hits, Note, Share, Tier } from '../play.ts'
import type { ChosenTokens, Grammar } from '../selection/grammar.ts'

/**
 * How one family of plays is chosen, counted and won on the endings of some lots: the last `length` digits of each, independent
 * of one another and all equally likely. `S` is what it reads a selection into.
 */
export interface LotFamily<S> {
  readonly length: number
  readonly grammar: Grammar
  /** Its tiers on so many lots. */
  readonly tiers: (lots: number) => readonly Tier[]
  /** Whether the tiers are reached by the selection as a whole instead of by a note. */
  readonly whole?: boolean
  readonly read: (chosen: ChosenTokens) => S
  /** Number of notes on so many lots, in closed form. */
  readonly count: (chosen: S, lots: number) => number
  /** The notes on the lots at these places. */
  readonly notes: (chosen: S, at: readonly number[]) => Iterable<Note>
  /** What one note does on the endings of its own lots; the plain rule. */
  readonly judge: (tokens: readonly string[], endings: readonly string[]) => string | undefined
  /** How many notes reach each tier on the endings of all the lots, from the structure of the selection. */
  readonly hits: (chosen: S, endings: readonly string[]) => Hits
  /** The same over all endings that so many lots can have. */
  readonly spread: (chosen: S, lots: number) => readonly Share[]
}

/** Shares that some outcome reaches. */
export const possible = (shares: readonly Share[]): readonly Share[] => shares.filter(({ ways }) => ways > 0n)
