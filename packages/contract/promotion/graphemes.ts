/** What a comment may hold at most. */
export const MOST_COMMENT = 140

/** What readers count as characters: an emoji of several code points is one. */
export const graphemesOf = (text: string): number => {
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count += 1
  return count
}
