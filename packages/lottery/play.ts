import type { Draw } from './drawn.ts'
import type { Pricing } from './pricing.ts'
import type { Fraction } from './rational.ts'
import type { Grammar } from './selection/grammar.ts'

export const GAMES = ['SSC', 'LF', '11X5', 'PK10', 'K3', 'LHC', 'VN-MB', 'VN-MN', 'VN-ST'] as const
export type Game = (typeof GAMES)[number]

/** House rules of a bet; a flag that is absent means its first word. `maxNotes`: most notes in one line. */
export interface Rules {
  /** SSC dragon and tiger on equal digits. */
  readonly tie?: 'lose' | 'push'
  /** 11X5 big and small on a sum of 30. */
  readonly sum30?: 'lose' | 'push'
  /** PK10 big and small on a sum of 11. */
  readonly gy11?: 'small' | 'push'
  /** K3 pair on three equal dice. */
  readonly pairStarTriple?: 'win' | 'lose'
  /** K3 big and small on three equal dice. */
  readonly triple?: 'normal' | 'lose'
  /** LHC parlay of two legs with a pushed one. */
  readonly parlayPush?: 'one' | 'void2'
  readonly maxNotes?: number
}
export type Flag = Exclude<keyof Rules, 'maxNotes'>

/** The tier of a note that is given back. */
export const PUSH = 'push'

/** A level of winning and the exact chance that one note reaches it; without the chance it is priced by odds only. */
export interface Tier {
  readonly id: string
  readonly p?: Fraction
}

/** What stands at a place of a draw; `lot` names the prize where places have names. */
export interface DrawnSymbol {
  readonly at: number
  readonly symbol: string
  readonly lot?: string
}

/** One elementary bet: `tokens` (digits, or words such as "big") on the places `at`, counted from 1 at the left. */
export interface Note {
  readonly at: readonly number[]
  readonly tokens: readonly string[]
}

/**
 * How many notes reach each tier (PUSH among them); a tier nothing reached is absent or 0. Where a price depends on more than
 * the tier, the key is "tier:more", and the play's `priced` knows it.
 */
export type Hits = Readonly<Record<string, number>>

/** The tier of a key of `Hits`. */
export const tierOfHit = (key: string): string => key.split(':', 1)[0] ?? key

/** `ways` of the play's equally likely outcomes give exactly these `hits`. */
export interface Share {
  readonly ways: bigint
  readonly hits: Hits
}

/** A selection that has been read: everything asked of it is worked out from its structure, never from its notes. */
export interface Reading {
  readonly count: number
  /** Whether it can be settled only from a draw whose order is known. */
  readonly needsOrder: boolean
  /** Every note once, lazily. For showing; settlement does not need it. */
  readonly notes: () => Iterable<Note>
  readonly hits: (draw: Draw, rules: Rules) => Hits
  /**
   * What the selection does over all outcomes; those that touch no note are left out. `date`: the day of the draw (YYYY-MM-DD) where
   * it is known, for chances that hang on it.
   */
  readonly spread: (rules: Rules, date?: string) => readonly Share[]
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
  /** How many equally likely outcomes the draw has, as far as the play looks. */
  readonly outcomes: bigint
  readonly grammar: Grammar
  /** Its tiers under the usual rules. */
  readonly tiers: readonly Tier[]
  /** Its tiers where a flag changes their chances. */
  readonly tiersUnder?: (rules: Rules) => readonly Tier[]
  readonly flags: readonly Flag[]
  /** True where the tiers are reached by the selection as a whole: `Hits` then counts how many times each is paid, and no note wins alone. */
  readonly whole?: boolean
  /** The prize of a 2-unit note for a key of `Hits`, where more than the tier decides it. */
  readonly priced?: (pricing: Pricing, key: string) => Fraction
  /** What the play looks at of a draw, place by place. */
  readonly drawn: (draw: Draw) => readonly DrawnSymbol[]
  /** @throws Refusal */
  readonly read: (selection: unknown) => Reading
  /** The tier one note reaches, PUSH, or undefined when it loses. */
  readonly judge: (note: Note, draw: Draw, rules: Rules) => string | undefined
}

/** The tiers of a play under house rules. */
export const tiersOf = (play: Play, rules: Rules): readonly Tier[] => play.tiersUnder?.(rules) ?? play.tiers
