import type { Queryable } from '../db/open.ts'
import { fold } from './fold.ts'
import { nearestWords, nodeIdsWith } from './search-store.ts'
import type { CatalogueGame, Snapshot } from './snapshot.ts'

/** How well one typed word fits the words of a name: 0 not at all. */
const fit = (typed: string, words: readonly string[]): number => {
  let best = 0
  for (const word of words) {
    if (word === typed) return 4
    if (word.startsWith(typed)) best = Math.max(best, 3)
    else if (typed.length > 1 && word.includes(typed)) best = Math.max(best, 2)
  }
  return best
}

/** Slips of the finger forgiven in a word of this length. */
const slack = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Shorter words have no trigrams to be found by; they only narrow what the others find. */
const TRIGRAM = 3

/** So alike that it is meant, whatever letter it begins with. */
const ALIKE = 0.5

/**
 * Whether `typed` becomes `word`, or its beginning, by at most `most` letters added, left out, replaced or swapped with
 * their neighbour.
 */
const within = (typed: string, word: string, most: number): boolean => {
  if (typed.length > word.length + most) return false
  let twoBack: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1))
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, (twoBack[column - 2] ?? cost) + 1)
      current.push(cost)
    }
    twoBack = previous
    previous = current
  }
  return Math.min(...previous) <= most
}

/** For each typed word the words of the catalogue that it may have been meant as, with how near each is, above 0 and below 1. */
type Meant = ReadonlyMap<string, ReadonlyMap<string, number>>

const meantBy = async (db: Queryable, typed: readonly string[]): Promise<Meant> => {
  const meant = new Map<string, Map<string, number>>()
  const long = typed.filter((word) => slack(word.length) > 0)
  for (const { typed: written, word, similarity } of await nearestWords(db, long)) {
    const slip = written[0] === word[0] && within(written, word, slack(written.length))
    if (!slip && similarity < ALIKE) continue
    const words = meant.get(written) ?? new Map<string, number>()
    meant.set(written, words.set(word, Math.min(0.9, 0.1 + similarity)))
  }
  return meant
}

interface Searched {
  readonly db: Queryable
  readonly snapshot: Snapshot
  readonly language: string
  /** Which of the games count. */
  readonly admit: (game: CatalogueGame) => boolean
}

/**
 * The games that a query finds, best first, shorter names before longer ones. Every typed word must be found somewhere in the
 * names of a game or of its vendor, in any order and as any part of a word. Misspellings are forgiven only when nothing is
 * found without. Null when the query is empty.
 */
export const search = async (query: string, { db, snapshot, language, admit }: Searched): Promise<readonly CatalogueGame[] | null> => {
  if (query.trim() === '') return null
  const typed = [...new Set(fold(query).split(' ').filter(Boolean))]
  if (typed.length === 0) return []

  const ranked = async (meant: Meant): Promise<readonly CatalogueGame[]> => {
    const measure = (written: string, words: readonly string[]): number =>
      fit(written, words) || Math.max(0, ...words.map((word) => meant.get(written)?.get(word) ?? 0))
    const wanted = typed
      .filter((written) => written.length >= TRIGRAM)
      .map((written) => {
        const parts = [written, ...(meant.get(written)?.keys() ?? [])]
        const vendorCodes = snapshot.vendorWords.flatMap(({ code, words }) => (fit(written, words) > 0 ? [code] : []))
        return { parts, vendorCodes }
      })
    const nodeIds = wanted.length > 0 ? await nodeIdsWith(db, wanted) : snapshot.byNode.keys()
    const score = (game: CatalogueGame): number => {
      const { own, all } = snapshot.words(game, language)
      let total = 0
      for (const written of typed) {
        const found = measure(written, all)
        if (found === 0) return 0
        total += found + measure(written, own)
      }
      return total
    }
    const found: { game: CatalogueGame; score: number; length: number }[] = []
    for (const nodeId of nodeIds) {
      const game = snapshot.byNode.get(nodeId)
      if (!game || !admit(game)) continue
      const points = score(game)
      if (points > 0) found.push({ game, score: points, length: snapshot.words(game, language).own.length })
    }
    return found
      .sort((one, other) => other.score - one.score || one.length - other.length || one.game.position - other.game.position)
      .map(({ game }) => game)
  }

  const found = await ranked(new Map())
  if (found.length > 0) return found
  const meant = await meantBy(db, typed)
  return meant.size > 0 ? ranked(meant) : []
}
