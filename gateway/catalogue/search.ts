import type { Queryable } from '../db/open.ts'
import { fold } from './fold.ts'
import { nearestWords } from './search-store.ts'
import { isTurned, slack, within } from './slips.ts'
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

/** Of shorter ones nearly every order is a word: it is another one's only beside a word that has to be found as well. */
const SHORTEST_TURNED = 4
/** Fewer letters run over the end of a word in too many names. */
const SHORTEST_JOINED = 6

/** Whether a typed word runs over the spaces of a name. */
const runsOver = (typed: string, { searchText }: CatalogueGame): boolean =>
  typed.length >= SHORTEST_JOINED && searchText.replaceAll(' ', '').includes(typed)

/** How near the same letters in another order are. */
const TURNED = 0.9

/** So alike that it is meant, whatever letter it begins with. */
const ALIKE = 0.5

/** For each typed word the words of the catalogue that it may have been meant as, with how near each is, above 0 and below 1. */
type Meant = ReadonlyMap<string, ReadonlyMap<string, number>>

const meantBy = async (db: Queryable, typed: readonly string[], vendorWords: readonly string[]): Promise<Meant> => {
  const meant = new Map<string, Map<string, number>>()
  const mean = (written: string, word: string, near: number): void => {
    meant.set(written, (meant.get(written) ?? new Map<string, number>()).set(word, near))
  }
  const slipped = (written: string, word: string): boolean => written[0] === word[0] && within(written, word, slack(written.length))
  const worn = typed.filter((word) => word.length >= (typed.length > 1 ? 2 : SHORTEST_TURNED) && !/^\d+$/.test(word))
  for (const { typed: written, word, similarity } of await nearestWords(db, worn)) {
    if (isTurned(written, word)) mean(written, word, TURNED)
    else if (slack(written.length) > 0 && (similarity >= ALIKE || slipped(written, word)))
      mean(written, word, Math.min(0.8, 0.1 + similarity))
  }
  for (const written of worn)
    for (const word of vendorWords) if (slack(written.length) > 0 && slipped(written, word)) mean(written, word, ALIKE)
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

  const ranked = (meant?: Meant): readonly CatalogueGame[] => {
    const measure = (written: string, words: readonly string[]): number =>
      fit(written, words) || Math.max(0, ...words.map((word) => meant?.get(written)?.get(word) ?? 0))
    const wanted = typed.map((written) => ({
      written,
      parts: [written, ...(meant?.get(written)?.keys() ?? [])],
      vendors: new Set(snapshot.vendorWords.flatMap(({ code, words }) => (measure(written, words) > 0 ? [code] : []))),
    }))
    const joined = (written: string, game: CatalogueGame): boolean => meant !== undefined && runsOver(written, game)
    const holds = (game: CatalogueGame): boolean =>
      wanted.every(
        ({ written, parts, vendors }) =>
          vendors.has(game.vendorCode) || parts.some((part) => game.searchText.includes(part)) || joined(written, game),
      )
    const score = (game: CatalogueGame): number => {
      const { own, all } = snapshot.words(game, language)
      let total = 0
      for (const written of typed) {
        const points = measure(written, all) + measure(written, own)
        if (points === 0 && !joined(written, game)) return 0
        total += joined(written, game) ? Math.max(points, 2 * TURNED) : points
      }
      return total
    }
    const found = snapshot.games
      .filter((game) => admit(game) && holds(game))
      .map((game) => ({ game, score: score(game), length: snapshot.words(game, language).own.length }))
      .filter(({ score: points }) => points > 0)
    return found
      .sort((one, other) => other.score - one.score || one.length - other.length || one.game.position - other.game.position)
      .map(({ game }) => game)
  }

  const found = ranked()
  if (found.length > 0) return found
  const vendorWords = snapshot.vendorWords.flatMap(({ words }) => words)
  return ranked(await meantBy(db, typed, vendorWords))
}
