import { LOCALES, localesIn, namespacesIn, ownTexts, REQUIRED, SOURCE } from './files.ts'
import { countingKeys, formOf, formsNeeded, withoutForm } from './plurals.ts'
import type { FlatTexts } from './tree.ts'

type Kind = 'missing' | 'unequal' | 'unknown' | 'empty' | 'shadowed' | 'untranslated'

/** Something about one text of one language. */
export interface Finding {
  readonly kind: Kind
  readonly locale: string
  readonly namespace: string
  readonly key: string
  /** What it says, where that helps. */
  readonly detail?: string
}

/** The language of most players, read word by word; of the others a borrowed word or two may stand as it is in English. */
const CLOSELY = 'vi'
/** Names, those of the plays of Vietnam too, and words that Vietnamese sites use as they are. */
const SAME = new Set(
  'Android|Bingo|Ctrl K|Email|Enter|Facebook|Hot|iOS|Instagram|Portico|Proxy|{{ms}} ms|SSC|Telegram|VIP|ID|Windows|macOS|YouTube|Zalo|LINE|Skype|WeChat|WhatsApp|English|Lô|Đề|Càng|Xiên|Đá|Đá xiên|Xỉu chủ|Xiên 2|Xiên 3|Xiên 4|Xiên quay'.split(
    '|',
  ),
)
/** What the stations of Vietnam are called, under their codes. */
const STATION = /^word\.XS[A-Z]+$/
const WORDLESS = /^(\{\{[^}]*\}\}|[\d\s\p{P}\p{S}])*$/u
const wordsOf = (text: string): number => text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0
const mayReadTheSame = (text: string, locale: string): boolean =>
  WORDLESS.test(text) || SAME.has(text) || (locale !== CLOSELY && wordsOf(text) < 3)

/** The placeholders and tags of a text, sorted. Where `one` is only 1 it may say so in a word, so a plural form may leave `count` out. */
const slotsOf = (text: string, key: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<\/?(\w+)\s*\/?>/g)]
    .map(([tag, placeholder]) => placeholder ?? tag)
    .filter((slot) => !(formOf(key) !== undefined && slot === 'count'))
    .toSorted()

/** The source's text of a key, or of its general form where the source's language has not that form. */
const sourceOf = (english: FlatTexts, key: string): string | undefined => english.get(key) ?? english.get(`${withoutForm(key)}_other`)

const missingIn = (locale: string, own: FlatTexts, english: FlatTexts): string[] => {
  const counting = countingKeys(english)
  const counted = [...counting].flatMap((key) => formsNeeded(locale).map((form) => `${key}_${form}`))
  const plain = [...english.keys()].filter((key) => formOf(key) === undefined || !counting.has(withoutForm(key)))
  return [...plain, ...counted].filter((key) => !own.has(key))
}

/** What keys stand below: a text of that name is not found, since what is below it takes its place. */
const groupsIn = (texts: FlatTexts): ReadonlySet<string> =>
  new Set([...texts.keys()].flatMap((key) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))))

/** What is to be said about one file of a language. */
export const findingsIn = (locale: string, namespace: string, own: FlatTexts, english: FlatTexts): readonly Finding[] => {
  const finding = (kind: Kind, key: string, detail?: string): Finding => ({
    kind,
    locale,
    namespace,
    key,
    ...(detail === undefined ? {} : { detail }),
  })
  const missing = missingIn(locale, own, english).map((key) => finding('missing', key, sourceOf(english, key)))
  const groups = groupsIn(own)
  const about = [...own].flatMap(([key, text]): Finding[] => {
    if (text.trim() === '') return [finding('empty', key)]
    if (groups.has(key)) return [finding('shadowed', key)]
    const source = sourceOf(english, key)
    if (source === undefined) return [finding('unknown', key, text)]
    const [here, there] = [slotsOf(text, key), slotsOf(source, key)]
    if (here.join() !== there.join())
      return [finding('unequal', key, `${here.join(' ') || 'nothing'} where English has ${there.join(' ') || 'nothing'}`)]
    return locale !== SOURCE && english.get(key) === text && !STATION.test(key) && !mayReadTheSame(text, locale)
      ? [finding('untranslated', key, text)]
      : []
  })
  return [...missing, ...about]
}

/** What is to be said about every file of every language. */
export const findings = (folder = LOCALES): readonly Finding[] => {
  const locales = localesIn(folder)
  return namespacesIn(folder).flatMap((namespace) => {
    const english = ownTexts(SOURCE, namespace, folder)
    return locales.flatMap((locale) => findingsIn(locale, namespace, ownTexts(locale, namespace, folder), english))
  })
}

const required: readonly string[] = REQUIRED

/** A fault has to be mended: anything about a required language, and in any language what would show a reader a broken text. */
export const isFault = ({ kind, locale }: Finding): boolean => required.includes(locale) || ['unequal', 'empty', 'shadowed'].includes(kind)
