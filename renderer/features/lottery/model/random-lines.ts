import type { Selection } from '@portico/contract/bets/shapes'
import type { Play } from '@portico/lottery/play'
import { formsOf, selectionOf, type TypedField } from './choice.ts'
import { type Pick, randomDigits, randomRows } from './random.ts'

/** Tries for a selection that is not there yet; a play may have fewer than are asked for. */
const TRIES = 50

/** One random selection of a play: as few tokens as make a note, or one number where the play is only typed. */
const randomSelection = (play: Play, typing: TypedField | undefined, pick: Pick, form: number): Selection =>
  typing && formsOf(play).length === 0
    ? { [typing.key]: [randomDigits(typing.length, typing.different, pick)] }
    : selectionOf(play, randomRows(play, pick, form), form)

/** So many random selections of a play, each another one; fewer where the play has no more. */
export const randomSelections = (play: Play, typing: TypedField | undefined, count: number, pick: Pick, form = 0): readonly Selection[] => {
  const found = new Map<string, Selection>()
  for (let tries = count * TRIES; found.size < count && tries > 0; tries -= 1) {
    const selection = randomSelection(play, typing, pick, form)
    found.set(JSON.stringify(selection), selection)
  }
  return [...found.values()]
}
