import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'

/** The text in the reader's language, else in the brand's default one, else in any it has. Empty when it has none. */
export const textIn = (texts: Localized, language: string, brand: BrandPack): string =>
  texts[language] ?? texts[brand.defaultLanguage] ?? Object.values(texts)[0] ?? ''
