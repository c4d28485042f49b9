import type { Play } from '../play.ts'
import { readSelection } from '../selection/read.ts'
import type { Board } from './board.ts'
import type { LotFamily } from './family.ts'

export interface LotPlay {
  readonly id: string
  readonly group: readonly [string, string]
  readonly help: string
  readonly at: readonly number[]
}

/** Places a family of lot plays on some lots of a region's board. */
export const lotPlay = <S>(board: Board, what: LotPlay, family: LotFamily<S>): Play => {
  const lots = what.at.length
  const endings = (all: readonly string[], at: readonly number[]): string[] =>
    at.map((place) => (all[place - 1] ?? '').slice(-family.length))
  return {
    ...what,
    game: board.game,
    outcomes: 10n ** BigInt(family.length * lots),
    grammar: family.grammar,
    tiers: family.tiers(lots),
    flags: [],
    ...(family.whole ? { whole: true } : {}),
    drawn: (draw) => board.show(draw, what.at),
    read: (selection) => {
      const chosen = family.read(readSelection(family.grammar, selection))
      return {
        count: family.count(chosen, lots),
        needsOrder: false,
        notes: () => family.notes(chosen, what.at),
        hits: (draw) => family.hits(chosen, endings(board.read(draw), what.at)),
        spread: () => family.spread(chosen, lots),
      }
    },
    judge: (note, draw) => family.judge(note.tokens, endings(board.read(draw), note.at)),
  }
}
