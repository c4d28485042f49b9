import type { Chances } from '../digits/play.ts'
import type { NumberFamily, Pool } from '../numbers/family.ts'
import { numberPlay } from '../numbers/play.ts'
import type { Flag, Play } from '../play.ts'

/** So many different numbers from 01 to 11. */
export const of11 = (window: number): Pool => ({ window, of: 11 })

/** Where a play stands in the play tree, its id and its tiers; its help text is its own. */
type Entry = readonly [group: readonly [tab: string, kind: string], id: string, chances: Chances]

const placed = <S>(
  [group, id, chances]: Entry,
  at: readonly number[],
  needsOrder: boolean,
  flags: readonly Flag[],
  family: NumberFamily<S>,
): Play => numberPlay({ game: '11X5', drawn: 5, of: 11, id, group, help: `11x5-${id}`, at, needsOrder, chances, flags }, family)

/** A play on the five numbers in whatever order. */
export const drawn = <S>(entry: Entry, family: NumberFamily<S>, ...flags: Flag[]): Play =>
  placed(entry, [1, 2, 3, 4, 5], false, flags, family)

/** A play on some places of the order drawn. */
export const inOrder = <S>(entry: Entry, at: readonly number[], family: NumberFamily<S>): Play => placed(entry, at, true, [], family)
