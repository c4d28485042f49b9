import type { Fraction } from './rational.ts'
import type { Grammar } from './selection/grammar.ts'

export type Game = 'SSC'

/** A draw as the settlement cases write it: SSC is five digits, first place first. */
export interface Draw {
  readonly digits: string
}

/** House rules of a bet. `tie`: what dragon and tiger do on equal digits (absent: lose). `maxNotes`: most notes in one line. */
export interface Rules {
  readonly tie?: 'lose' | 'push'
  readonly maxNotes?: number
}
export type Flag = Exclude<keyof Rules, 'maxNotes'>

/** The tier of a note that is given back. */
export const PUSH = 'push'

/** A level of winning and the exact chance that one note reaches it. */
export interface Tier {
  readonly id: string
  readonly p: Fraction
}

/** One elementary bet: `tokens` (digits, or words such as "big") on the places `at`, counted from 1 at the left. */
export interface Note {
  readonly at: readonly number[]
  readonly tokens: readonly string[]
}

/** How many notes reach each tier (PUSH among them); a tier nothing reached is absent or 0. */
export type Hits = Readonly<Record<string, number>>

/** `ways` of the game's equally likely draws give exactly these `hits`. */
export interface Share {
  readonly ways: number
  readonly hits: Hits
}

/** A selection that has been read: everything asked of it is worked out from its structure, never from its notes. */
export interface Reading {
  readonly count: number
  /** Every note once, lazily. For showing; the reckoning does not need it. */
  readonly notes: () => Iterable<Note>
  readonly hits: (draw: Draw, rules: Rules) => Hits
  /** What the selection does over all draws; draws that touch no note are left out. */
  readonly spread: (rules: Rules) => readonly Share[]
}

/** One way to bet on a game. Built from a family (how it is chosen, counted and won) and what is particular to it. */
export interface Play {
  readonly game: Game
  readonly id: string
  /** Where it stands in the play tree, e.g. ['front3', 'direct']. */
  readonly group: readonly [string, string]
  /** Key of its rules text; plays that differ only in their place share one. */
  readonly help: string
  /** The places it looks at, from 1. */
  readonly at: readonly number[]
  /** How many equally likely draws the game has. */
  readonly outcomes: number
  readonly grammar: Grammar
  readonly tiers: readonly Tier[]
  readonly flags: readonly Flag[]
  /** @throws Refusal */
  readonly read: (selection: unknown) => Reading
  /** The tier one note reaches, PUSH, or undefined when it loses. */
  readonly judge: (note: Note, draw: Draw, rules: Rules) => string | undefined
}
