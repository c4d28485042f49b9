// Marks that turn the direction of what stands around them, and controls but for tabs and line ends.
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** What somebody wrote, as it is stored and shown: line ends alike, without controls and marks that turn other texts round. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(TURNING, '').replace(CONTROLS, '').trim()

const segmenter = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters a reader counts: an emoji of several parts is one. */
export const graphemesIn = (text: string): number => [...segmenter.segment(text)].length

const words = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'word' })

/** How many words a reader counts, also in languages that put no spaces between them: by the segmenter's dictionaries. */
export const wordsIn = (text: string): number => {
  let count = 0
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1
  return count
}
