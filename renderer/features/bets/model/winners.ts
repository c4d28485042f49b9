import type { Explanation } from '@portico/contract/bets/shapes'

/** Most winning notes that are written out. */
const SHOWN = 12

const NUMBERS = /^[\d\s:-]+$/

/** How often each of them stands in the list: `g3 ×2`. */
const counted = (names: readonly string[], comma: string): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length > 1 ? `${name} ×${all.length}` : name)).join(comma)

/**
 * The notes that won, where they are numbers: of a Vietnamese draw each number once with the prizes it came in, of others as they were
 * bet, the first of them. `prize` names a prize; `comma` stands between two of them.
 */
export const winnersOf = (
  { winningNotes }: Pick<Explanation, 'winningNotes'>,
  prize: (lot: string) => string,
  comma: string,
): readonly string[] => {
  const notes = winningNotes.filter(({ note }) => NUMBERS.test(note))
  if (!notes.some(({ lots }) => lots)) return notes.slice(0, SHOWN).map(({ note }) => note)
  return [...Map.groupBy(notes, ({ note }) => note)].slice(0, SHOWN).map(
    ([note, all]) =>
      `${note} (${counted(
        all.flatMap(({ lots = [] }) => lots.map(prize)),
        comma,
      )})`,
  )
}
