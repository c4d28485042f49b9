import { fold } from './fold.ts'

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

const nearly = (typed: string, words: readonly string[]): number => {
  const most = slack(typed.length)
  return most > 0 && words.some((word) => word[0] === typed[0] && within(typed, word, most)) ? 1 : 0
}

export interface Searchable {
  /** Folded words of the name in the reader's language. */
  readonly own: readonly string[]
  /** Folded words of every name the game has, and of its vendor. */
  readonly all: readonly string[]
}

const scoreBy = (typed: readonly string[], item: Searchable, measure: typeof fit): number => {
  let total = 0
  for (const word of typed) {
    const found = measure(word, item.all)
    if (found === 0) return 0
    total += found + measure(word, item.own)
  }
  return total
}

/**
 * The items that a query finds, best first, shorter names before longer ones,
 * else in their own order. Every typed word must be found somewhere,
 * in any order and as any part of a word. Misspellings are forgiven only when nothing is found without.
 */
export const searchIn = <Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] => {
  const typed = fold(query).split(' ').filter(Boolean)
  if (typed.length === 0) return query.trim() === '' ? items : []
  const ranked = (measure: typeof fit) =>
    items
      .map((item) => ({ item, score: scoreBy(typed, item, measure) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.item.own.length - other.item.own.length)
      .map(({ item }) => item)
  const found = ranked(fit)
  return found.length > 0 ? found : ranked((word, words) => fit(word, words) || nearly(word, words))
}
