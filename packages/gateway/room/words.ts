import { VISIBLE } from '@portico/contract/chat/shapes'
import { plainText } from '@portico/contract/kit/plain-text'

/** What is nothing to the eye, but for the joiners that emoji and some scripts are written with. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu
/** An address of a page or a person elsewhere, also where it is written apart. */
const ENDINGS = 'com|net|org|info|biz|vn|io|me|co|app|xyz|top|vip|club|live|site|online|shop|link|ly|gg|cc|tv|ru|cn'
const LINK = new RegExp(
  `https?:|www\\s*[.。]|[\\p{L}\\p{N}-]{2,}(?:[.。]| [.] | ?[([]dot[)\\]] ?)(?:${ENDINGS})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}._-]+@[\\p{L}\\p{N}-]+\\.`,
  'iu',
)

/** A text as the room shows it: one line, without marks that turn others round or that nobody sees; undefined where nothing is left. */
export const roomText = (text: string): string | undefined => {
  const line = plainText(text).replace(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim()
  return VISIBLE.test(line) ? line : undefined
}

/** Whether somebody is led elsewhere. Letters of other widths count as the usual ones. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'))

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The first of the words that stands in a text by itself: within another word it is another word. */
export const heldBy = (text: string, words: readonly string[]): string | undefined => {
  const source = folded(text)
  return words.find((word) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${escaped(folded(word))}(?![\\p{L}\\p{N}\\p{M}])`, 'u').test(source))
}
