import type { Queryable } from '../db/open.ts'
import { fold } from './fold.ts'
import { suggestionsFor, type Suggestions, TRANSPOSED } from './did-you-mean.ts'
import type { CatalogueGame, Snapshot } from './snapshot.ts'
import { suggestionOf } from './suggestion.ts'

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

/** Fewer letters run over the end of a word in too many names. */
const SHORTEST_JOINED = 6

/** Whether a typed word runs over the spaces of a name. */
const runsOver = (typed: string, { searchText }: CatalogueGame): boolean =>
  typed.length >= SHORTEST_JOINED && searchText.replaceAll(' ', '').includes(typed)

interface SearchScope {
  readonly db: Queryable
  readonly snapshot: Snapshot
  readonly language: string
  /** Which of the games count. */
  readonly admit: (game: CatalogueGame) => boolean
}

export interface Found {
  readonly games: readonly CatalogueGame[]
  /** What the query was taken for, where nothing is called as it was typed. */
  readonly suggestion?: string | undefined
}

/**
 * The games that a query finds, best first, shorter names before longer ones. Every typed word must be found somewhere in the
 * names of a game or of its vendor, in any order and as any part of a word. Misspellings are forgiven only when nothing is
 * found without. Null when the query is empty.
 */
export const search = async (query: string, { db, snapshot, language, admit }: SearchScope): Promise<Found | null> => {
  if (query.trim() === '') return null
  const typed = [...new Set(fold(query).split(' ').filter(Boolean))]
  if (typed.length === 0) return { games: [] }

  const ranked = (suggestions?: Suggestions): readonly CatalogueGame[] => {
    const measure = (written: string, words: readonly string[]): number =>
      fit(written, words) || Math.max(0, ...words.map((word) => suggestions?.get(written)?.get(word) ?? 0))
    const terms = typed.map((written) => ({
      written,
      parts: [written, ...(suggestions?.get(written)?.keys() ?? [])],
      vendors: new Set(snapshot.vendorWords.flatMap(({ code, words }) => (measure(written, words) > 0 ? [code] : []))),
    }))
    const joined = (written: string, game: CatalogueGame): boolean => suggestions !== undefined && runsOver(written, game)
    const holds = (game: CatalogueGame): boolean =>
      terms.every(
        ({ written, parts, vendors }) =>
          vendors.has(game.vendorCode) || parts.some((part) => game.searchText.includes(part)) || joined(written, game),
      )
    const score = (game: CatalogueGame): number => {
      const { own, all } = snapshot.words(game, language)
      let total = 0
      for (const written of typed) {
        const points = measure(written, all) + measure(written, own)
        if (points === 0 && !joined(written, game)) return 0
        total += joined(written, game) ? Math.max(points, 2 * TRANSPOSED) : points
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

  const games = ranked()
  if (games.length > 0) return { games }
  const vendorWords = snapshot.vendorWords.flatMap(({ words }) => words)
  const suggestions = await suggestionsFor(db, typed, vendorWords)
  const similar = ranked(suggestions)
  const [best] = similar
  return { games: similar, suggestion: best && suggestionOf(query, best, suggestions, language) }
}
