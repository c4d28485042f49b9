import { type BrandPack, languageOf } from '@portico/contract/kit/brand'
import { recall, remember } from '../lib/remember.ts'
import { directionOf } from './direction.ts'

export type Language = BrandPack['languages'][number]

/** Where the choice is kept; the boot script in index.html reads the same key. */
export const LANGUAGE_KEY = 'portico.language'
const HISTORY_KEY = 'portico.language.history'

/** The language of a page: `?lang=EN` first, or `?language=EN` as launchers write it [LOTTERY-01], then what was chosen before, then the brand's default [CHROME-10]. */
export const chooseLanguage = (brand: BrandPack, search: string): Language => {
  const query = new URLSearchParams(search)
  const code = query.get('lang') ?? query.get('language')
  const known = brand.languages.find((entry) => entry.code === code?.toUpperCase())
  return known ?? languageOf(brand, recall(LANGUAGE_KEY))
}

/** Keeps the choice, and the one before it as the history language. */
export const rememberLanguage = (language: Language): void => {
  const before = recall(LANGUAGE_KEY)
  if (before && before !== language.code) remember(HISTORY_KEY, before)
  remember(LANGUAGE_KEY, language.code)
}

export const historyLanguage = (): string | null => recall(HISTORY_KEY)

/** Tells the document which language it is in. */
export const markDocument = (language: Language): void => {
  const root = document.documentElement
  const dir = directionOf(language.tag)
  // Written again, even the same words would cost every element its style.
  if (root.lang !== language.tag) root.lang = language.tag
  if (root.dir !== dir) root.dir = dir
}
