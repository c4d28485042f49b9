import type { Queryable } from '../db/open.ts'
import { nearestWords } from './search-store.ts'
import { isTurned, slack, within } from './slips.ts'

/** Of shorter ones nearly every order is a word: it is another one's only beside a word that has to be found as well. */
const SHORTEST_TURNED = 4
/** How near the same letters in another order are. */
export const TURNED = 0.9

/** So alike that it is meant, whatever letter it begins with. */
const ALIKE = 0.5

/** A word of a few letters, or one with another first letter, is only guessed beside others that are right or nearly so. */
const GUESSED = 0.3
/** How much of what is typed they have to be, by letters. */
const ANCHORED = 0.5

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** For each typed word the words of the catalogue that it may have been meant as, with how near each is, above 0 and below 1. */
export type Meant = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What each typed word may have been meant as. Takes one question to the database. */
export const meantBy = async (db: Queryable, typed: readonly string[], vendorWords: readonly string[]): Promise<Meant> => {
  const meant = new Map<string, Map<string, number>>()
  const mean = (written: string, word: string, near: number): void => {
    meant.set(written, (meant.get(written) ?? new Map<string, number>()).set(word, near))
  }
  const slipped = (written: string, word: string): boolean => written[0] === word[0] && within(written, word, slack(written.length))
  const guessed = (written: string, word: string): boolean =>
    Math.abs(written.length - word.length) <= 1 && within(written, word, 1) && within(word, written, 1)
  const worn = typed.filter((word) => word.length >= (typed.length > 1 ? 2 : SHORTEST_TURNED) && !/^\d+$/.test(word))
  const known = new Set<string>()
  const others: { readonly written: string; readonly word: string }[] = []
  for (const { typed: written, word, similarity } of await nearestWords(db, worn)) {
    if (written === word) known.add(written)
    else if (isTurned(written, word)) mean(written, word, TURNED)
    else if (slack(written.length) > 0 && (similarity >= ALIKE || slipped(written, word)))
      mean(written, word, Math.min(0.8, 0.1 + similarity))
    else others.push({ written, word })
  }
  const anchors = worn.filter((written) => known.has(written) || meant.has(written))
  if (lettersOf(anchors) >= ANCHORED * lettersOf(worn))
    for (const { written, word } of others) if (guessed(written, word)) mean(written, word, GUESSED)
  for (const written of worn)
    for (const word of vendorWords) if (slack(written.length) > 0 && slipped(written, word)) mean(written, word, ALIKE)
  return meant
}
