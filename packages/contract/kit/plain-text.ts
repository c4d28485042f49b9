// Marks that turn the direction of what stands around them, and controls but for tabs and line ends.
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** What somebody wrote, as it is stored and shown: line ends alike, without controls and marks that turn other texts round. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(TURNING, '').replace(CONTROLS, '').trim()

const segmenter = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters a reader counts: an emoji of several parts is one. */
export const graphemesIn = (text: string): number => [...segmenter.segment(text)].length
