import type { Suggestions } from './did-you-mean.ts'
import { fold } from './fold.ts'
import type { CatalogueGame } from './snapshot.ts'

/** The words of a text as they are written. */
const writtenWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? []

/**
 * A misspelt query with each wrong word as the names of a found game write it, those in the reader's language first; undefined where
 * none of them stands for another word.
 */
export const suggestionOf = (query: string, game: CatalogueGame, suggestions: Suggestions, language: string): string | undefined => {
  const names = [game.names[language] ?? '', ...Object.values(game.names), game.vendor.displayName].flatMap(writtenWords)
  const folded = names.map(fold)
  const corrected = writtenWords(query).map((typed) => {
    const word = fold(typed)
    if (folded.some((each) => each.includes(word))) return { typed, right: typed }
    const near = suggestions.get(word)
    const nearest = Math.max(0, ...folded.map((each) => near?.get(each) ?? 0))
    const right = nearest > 0 ? names[folded.findIndex((each) => near?.get(each) === nearest)] : undefined
    return { typed, right: right ?? typed }
  })
  return corrected.some(({ typed, right }) => typed !== right) ? corrected.map(({ right }) => right).join(' ') : undefined
}
