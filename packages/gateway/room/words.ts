import { VISIBLE } from '@portico/contract/chat/shapes'
import { plainText } from '@portico/contract/kit/plain-text'

/** What is nothing to the eye, but for the joiners and variants that emoji and some scripts are written with. */
const UNSEEN = /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cf}\p{DI}\u2800]/gu
/** All of it, for whoever looks for words: between two letters of one, a joiner is nothing. */
const JOINING = /\p{DI}/gu
/** More marks on one letter than any script writes run over the lines of others. */
const PILED = /(\p{Mn}{4})\p{Mn}+/gu

/** An address of a page or a person elsewhere, also where it is written apart. */
const ENDINGS =
  'com|net|org|info|biz|vn|io|me|co|app|xyz|top|vip|club|live|site|online|shop|link|ly|gg|cc|tv|ru|cn|bet|win|fun|pro|casino|asia|store|space|website'
const LINK = new RegExp(
  [
    String.raw`https?:|:\/\/|www\s*[.。]`,
    String.raw`[\p{L}\p{N}-]{2,}(?: ?[.。]| [.] | ?[([](?:dot|[.])[)\]] ?)(?:${ENDINGS})(?![\p{L}\p{N}])`,
    // A name of one letter, or an ending that is not listed, before a path.
    String.raw`[\p{L}\p{N}-]+[.。]\p{L}{2,}\/`,
    String.raw`[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.`,
  ].join('|'),
  'iu',
)

/** Letters of other alphabets that look like Latin ones, small or great, and those. */
const ALIKE = new Map(
  [...'асеіорхуѕјһԁԛԝкмтнвαεικνορτυχβημζ'].map((letter, at) => [letter, 'aceiopxysjhdqwkmthbaeikvoptuxbhmz'.charAt(at)]),
)

/** A text as it reads: without what is not seen, letters of any width, case and alphabet that look alike as one. */
const asRead = (text: string): string =>
  text
    .replace(JOINING, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => ALIKE.get(letter) ?? letter)

/** A text as the room shows it: one line, without marks that turn others round or that nobody sees; undefined where nothing is left. */
export const roomText = (text: string): string | undefined => {
  const line = plainText(text).replace(UNSEEN, '').replace(PILED, '$1').replaceAll(/\s+/gu, ' ').trim()
  return VISIBLE.test(line) ? line : undefined
}

/** Whether somebody is led elsewhere, by what the text reads like. */
export const hasLink = (text: string): boolean => LINK.test(asRead(text))

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The first of the words that stands in a text by itself: within another word it is another word. */
export const heldBy = (text: string, words: readonly string[]): string | undefined => {
  const source = asRead(text)
  return words.find((word) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${escaped(asRead(word))}(?![\\p{L}\\p{N}\\p{M}])`, 'u').test(source))
}
