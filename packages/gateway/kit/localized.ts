import { type BrandPack, languageOf } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'

/** The language in which a reader is shown a text. */
const shownIn = (texts: Localized, language: string, brand: BrandPack): string =>
  [language, brand.defaultLanguage].find((code) => texts[code] !== undefined) ?? Object.keys(texts)[0] ?? language

/** The text in the reader's language, else in the brand's default one, else in any it has. Empty when it has none. */
export const textIn = (texts: Localized, language: string, brand: BrandPack): string => texts[shownIn(texts, language, brand)] ?? ''

/** The tag of the language that `textIn` falls back to; null where the text is in the reader's own. */
export const otherLanguageOf = (texts: Localized, language: string, brand: BrandPack): string | null => {
  const code = shownIn(texts, language, brand)
  return code === language ? null : languageOf(brand, code).tag
}
