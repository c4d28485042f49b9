import type { Family } from './family.ts'

/** Steps so far apart that neither variety round about nor the order of the families outweighs one. */
const SAID_TOO = 20
const GENERAL = 40
const ANOTHER = 60

/** Lower-case words, each behind a space, so that ` ox` is found in `Golden Ox` and not in `Fox`. */
const wordsIn = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** Where in the text a family's subject ends, further for a longer word that ends there; -1 where it is not named. */
const endOf = ({ suits = [] }: Family, words: string): number => {
  let end = -1
  for (const word of suits) {
    const at = words.lastIndexOf(` ${word}`)
    if (at >= 0) end = Math.max(end, at + word.length + word.length / 100)
  }
  return end
}

/**
 * How far each family is from what a text names. English names end with their noun, so the family named last fits, one
 * named before it (`Jade` in `Jade Rabbit`) is next, then one that shows nothing in particular. Of a text that names no
 * family all are equal.
 */
export const subjectCosts = (subject: string | undefined, families: readonly Family[]): number[] => {
  const words = wordsIn(subject ?? '')
  const ends = families.map((family) => endOf(family, words))
  const last = Math.max(...ends)
  return families.map(({ suits }, index) => {
    if (last < 0 || ends[index] === last) return 0
    return (ends[index] ?? -1) >= 0 ? SAID_TOO : suits ? ANOTHER : GENERAL
  })
}
