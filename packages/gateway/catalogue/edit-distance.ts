/** Edits (typing errors) forgiven in a word of this length. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** The same letters in another order may take so many edits. */
const MAX_TRANSPOSED = 2

/**
 * Whether `typed` becomes `word`, or its beginning, by at most `most` letters added, left out, replaced or swapped with
 * their neighbour.
 */
export const withinEdits = (typed: string, word: string, most: number): boolean => {
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

const letters = (word: string): string => [...word].toSorted().join('')

/** Whether `typed` has the letters of `word` in another order, not too far from where they belong. */
export const isTransposed = (typed: string, word: string): boolean =>
  letters(typed) === letters(word) && withinEdits(typed, word, MAX_TRANSPOSED)
