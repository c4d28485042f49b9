import type { Queryable } from '../db/open.ts'
import { nearestWords } from './search-store.ts'
import { isTransposed, editsAllowed, withinEdits } from './edit-distance.ts'

/** Of shorter ones nearly every order is a word: it is another one's only beside a word that has to be found as well. */
const SHORTEST_TRANSPOSED = 4
/** How near the same letters in another order are. */
export const TRANSPOSED = 0.9

/** So alike, whatever letter it begins with. */
const ALIKE = 0.5

/** A word of a few letters, or one with another first letter, is only a guess beside others that are right or nearly so. */
const GUESS = 0.3
/** How much of what is typed they have to be, by letters. */
const ANCHOR_SHARE = 0.5

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** For each typed word the words of the catalogue that it may have been meant as, with how near each is, above 0 and below 1. */
export type Suggestions = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What each typed word may have been meant as. Takes one question to the database. */
export const suggestionsFor = async (db: Queryable, typed: readonly string[], vendorWords: readonly string[]): Promise<Suggestions> => {
  const suggestions = new Map<string, Map<string, number>>()
  const suggest = (written: string, word: string, near: number): void => {
    suggestions.set(written, (suggestions.get(written) ?? new Map<string, number>()).set(word, near))
  }
  const isTypo = (written: string, word: string): boolean =>
    written[0] === word[0] && withinEdits(written, word, editsAllowed(written.length))
  const isGuess = (written: string, word: string): boolean =>
    Math.abs(written.length - word.length) <= 1 && withinEdits(written, word, 1) && withinEdits(word, written, 1)
  const candidates = typed.filter((word) => word.length >= (typed.length > 1 ? 2 : SHORTEST_TRANSPOSED) && !/^\d+$/.test(word))
  const known = new Set<string>()
  const others: { readonly written: string; readonly word: string }[] = []
  for (const { typed: written, word, similarity } of await nearestWords(db, candidates)) {
    if (written === word) known.add(written)
    else if (isTransposed(written, word)) suggest(written, word, TRANSPOSED)
    else if (editsAllowed(written.length) > 0 && (similarity >= ALIKE || isTypo(written, word)))
      suggest(written, word, Math.min(0.8, 0.1 + similarity))
    else others.push({ written, word })
  }
  const anchors = candidates.filter((written) => known.has(written) || suggestions.has(written))
  if (lettersOf(anchors) >= ANCHOR_SHARE * lettersOf(candidates))
    for (const { written, word } of others) if (isGuess(written, word)) suggest(written, word, GUESS)
  for (const written of candidates)
    for (const word of vendorWords) if (editsAllowed(written.length) > 0 && isTypo(written, word)) suggest(written, word, ALIKE)
  return suggestions
}
