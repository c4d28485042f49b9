import type { Draw } from '../drawn.ts'
import type { Flag, Hits, Note, Play, Rules, Share } from '../play.ts'
import type { Pricing } from '../pricing.ts'
import type { Fraction } from '../rational.ts'
import type { ChosenTokens, Grammar } from '../selection/grammar.ts'
import { readSelection } from '../selection/read.ts'
import { type Seven, sevenOf, SPECIAL_PLACE, twoDigits } from './seven.ts'

/** How one family of plays is chosen, counted, won and spread. `S` is what it reads a selection into. */
export interface Family<S> {
  readonly grammar: Grammar
  /** The places it looks at: 1 to 6 the normals, 7 the special. */
  readonly at: readonly number[]
  /** Whether it tells one normal's place from another's. */
  readonly ordered: boolean
  /** How many equally likely outcomes it tells apart. */
  readonly outcomes: bigint
  readonly tiers: readonly string[]
  readonly flags?: readonly Flag[]
  readonly priced?: (pricing: Pricing, key: string) => Fraction
  readonly read: (chosen: ChosenTokens) => S
  readonly count: (chosen: S) => number
  readonly notes: (chosen: S) => Iterable<Note>
  /** The plain rule for one note. */
  readonly judge: (note: Note, drawn: Seven, rules: Rules) => string | undefined
  readonly hits: (chosen: S, drawn: Seven, rules: Rules) => Hits
  readonly spread: (chosen: S, rules: Rules, date: string | undefined) => readonly Share[]
}

/** What names a play and puts it in the play tree. */
export type PlayName = readonly [id: string, group: readonly [string, string], help?: string]

/** A play of a family; its help is its id unless it shares one. */
export const lhcPlay = <S>([id, group, help = id]: PlayName, family: Family<S>): Play => {
  const { grammar, at, ordered, outcomes, tiers, flags = [], priced } = family
  return {
    game: 'LHC',
    id,
    group,
    help,
    at,
    outcomes,
    grammar,
    tiers: tiers.map((tier) => ({ id: tier })),
    flags,
    ...(priced ? { priced } : {}),
    drawn: (draw: Draw) => {
      const { all } = sevenOf(draw)
      return at.map((place) => ({
        at: place,
        symbol: twoDigits(all[place - 1] ?? 0),
        ...(place === SPECIAL_PLACE ? { lot: 'special' } : {}),
      }))
    },
    read: (selection) => {
      const chosen = family.read(readSelection(grammar, selection))
      return {
        count: family.count(chosen),
        needsOrder: ordered,
        notes: () => family.notes(chosen),
        hits: (draw, rules) => family.hits(chosen, sevenOf(draw), rules),
        spread: (rules, date) => family.spread(chosen, rules, date),
      }
    },
    judge: (note, draw, rules) => family.judge(note, sevenOf(draw), rules),
  }
}
