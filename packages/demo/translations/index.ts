import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import { AGREEMENT_ROWS } from './agreement.ts'
import { BLOG_ROWS } from './blog.ts'
import { HELP_ROWS } from './help.ts'
import { LETTER_ROWS } from './letters.ts'
import { NOTICE_ROWS } from './notices.ts'
import { OFFER_ROWS } from './offers.ts'
import { REWARD_ROWS } from './rewards.ts'
import { SENTENCE_ROWS } from './sentences.ts'

export const ROWS = [
  ...NOTICE_ROWS,
  ...HELP_ROWS,
  ...AGREEMENT_ROWS,
  ...OFFER_ROWS,
  ...LETTER_ROWS,
  ...BLOG_ROWS,
  ...REWARD_ROWS,
  ...SENTENCE_ROWS,
]

const byEnglish = new Map<string, Localized>(ROWS.map(([english, AR, DE]) => [english, { AR, DE }]))

/** A text of the demonstration with Arabic and German beside its languages, where it has a row. */
export const translated = (texts: Localized): Localized => ({ ...texts, ...byEnglish.get(texts.EN ?? '') })

/** A translated text in the languages that a brand has. */
export const inLanguagesOf = (brand: BrandPack, texts: Localized): Localized =>
  Object.fromEntries(Object.entries(translated(texts)).filter(([code]) => brand.languages.some((language) => language.code === code)))

/** What somebody wrote once, for whoever reads it: in the language of the house. */
export const inLanguageOfHouse = ({ defaultLanguage }: Pick<BrandPack, 'defaultLanguage'>, texts: Localized): string => {
  const text = translated(texts)[defaultLanguage] ?? texts.EN
  if (text === undefined) throw new Error('a text of the demonstration is there in English at least')
  return text
}

/** Lines as one text in each language of a brand that has all of them, joined as the caller says. */
export const joinedLines = (brand: BrandPack, lines: readonly Localized[], join: (own: readonly string[]) => string): Localized => {
  const all = lines.map((line) => inLanguagesOf(brand, line))
  const codes = Object.keys(all[0] ?? {}).filter((code) => all.every((line) => line[code] !== undefined))
  return Object.fromEntries(codes.map((code) => [code, join(all.map((line) => line[code]!))]))
}
