import type { FlatTexts } from './tree.ts'

const FORM = /_(zero|one|two|few|many|other)$/

/** The key without its plural form: `rows` of `rows_one`. */
export const withoutForm = (key: string): string => key.replace(FORM, '')

/** The plural form of a key; undefined for one that does not count anything. */
export const formOf = (key: string): string | undefined => FORM.exec(key)?.[1]

/** Keys that count something, without their forms. */
export const countingKeys = (texts: FlatTexts): ReadonlySet<string> =>
  new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(withoutForm))

const rulesOf = (locale: string): Intl.PluralRules => new Intl.PluralRules(locale)

/** The plural forms that a language needs of every key that counts something. */
export const formsNeeded = (locale: string): readonly string[] => rulesOf(locale).resolvedOptions().pluralCategories

const SAMPLES = 200

/** Whether `one` is only ever the number 1; in Russian it is 21 too, in French 0. */
export const oneIsOnlyOne = (locale: string): boolean => {
  const rules = rulesOf(locale)
  return Array.from({ length: SAMPLES }, (_, n) => n).every((n) => n === 1 || rules.select(n) !== 'one')
}
