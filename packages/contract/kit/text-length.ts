import { graphemesIn, plainText, wordsIn } from './plain-text.ts'

/** How long a text is: in characters as a reader counts them, or in words with a most of characters that guards the store. */
export interface TextBounds {
  readonly min: number
  readonly max: number
  readonly words?: { readonly characters: number }
}

/** How much of its room a text takes: words or characters. */
export const lengthOf = (text: string, { words }: TextBounds): number => (words ? wordsIn : graphemesIn)(plainText(text))

export type LengthRule = 'too_short' | 'too_long' | 'too_many_characters'

export interface LengthFault {
  readonly rule: LengthRule
  readonly min: number
  readonly max: number
}

/** What is wrong with the length of a text, by the same count on both sides; undefined where it can be sent. */
export const lengthFault = (text: string, bounds: TextBounds): LengthFault | undefined => {
  const { min, max, words } = bounds
  // Before the words are counted: a text of millions of characters is not worth that.
  if (words && graphemesIn(plainText(text)) > words.characters) return { rule: 'too_many_characters', min: 0, max: words.characters }
  const count = lengthOf(text, bounds)
  return count < min ? { rule: 'too_short', min, max } : count > max ? { rule: 'too_long', min, max } : undefined
}
