import type { Explanation } from '@portico/contract/bets'

/** Most winning notes that are written out. */
const SHOWN = 12

const NUMBERS = /^[\d\s:-]+$/

/** A note's numbers without the places it stands on. */
const numbersOf = (note: string): string => note.slice(note.indexOf(': ') < 0 ? 0 : note.indexOf(': ') + 2)

/**
 * The notes that won, where they are numbers: of a Vietnamese draw each number once with how often it came, of others as they were
 * bet, the first of them.
 */
export const winnersOf = ({ draw, winningNotes }: Pick<Explanation, 'draw' | 'winningNotes'>): readonly string[] => {
  const notes = winningNotes.map(({ note }) => note).filter((note) => NUMBERS.test(note))
  if (!('lots' in draw)) return notes.slice(0, SHOWN)
  const times = new Map<string, number>()
  for (const note of notes) times.set(numbersOf(note), (times.get(numbersOf(note)) ?? 0) + 1)
  return [...times].slice(0, SHOWN).map(([number, count]) => (count > 1 ? `${number} ×${count}` : number))
}
