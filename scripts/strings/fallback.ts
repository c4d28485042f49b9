import { directionOf } from '../../renderer/i18n/direction.ts'
import { countingKeys, formOf, formsNeeded, oneIsOnlyOne, withoutForm } from './plurals.ts'
import type { FlatTexts } from './tree.ts'

/** A form of the same language that reads well with many numbers, before any of another language. */
const GENERAL = ['other', 'many', 'few'] as const

const firstOf = (texts: FlatTexts, keys: readonly string[]): string | undefined =>
  keys.map((key) => texts.get(key)).find((text) => text !== undefined)

/** U+2066 and U+2069: what is between them runs from left to right whatever is around it, its full stop and brackets too. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/**
 * What a language reads: its own text of each key, or else the English one, key by key. A plural form that it lacks is read in
 * its own general form; in English only where it has none. Keys that English does not have are left out, since nothing asks for them.
 * Where the language runs from right to left, English texts in it are set apart.
 */
export const withFallback = (locale: string, own: FlatTexts, source: FlatTexts): FlatTexts => {
  const english = directionOf(locale) === 'rtl' ? new Map([...source].map(([key, text]) => [key, leftToRight(text)])) : source
  const counting = countingKeys(english)
  const merged = new Map<string, string>()
  const add = (key: string, text: string | undefined): void => {
    if (text !== undefined) merged.set(key, text)
  }
  const addForm = (key: string, form: string): void => {
    const general = GENERAL.map((each) => `${key}_${each}`)
    // An English text for one thing may leave out the number, so it can stand only for 1.
    const inEnglish = form === 'one' && oneIsOnlyOne(locale) ? [`${key}_one`, `${key}_other`] : [`${key}_other`]
    add(`${key}_${form}`, firstOf(own, [`${key}_${form}`, ...general]) ?? firstOf(english, inEnglish))
  }
  for (const [key, text] of english) {
    const base = withoutForm(key)
    if (formOf(key) === undefined || !counting.has(base)) add(key, own.get(key) ?? text)
    else if (key.endsWith('_other')) {
      const forms = formsNeeded(locale)
      for (const form of forms) addForm(base, form)
      // i18next reads `_zero` for 0 in every language. Where only the plain forms are translated they say it too.
      const translated =
        firstOf(
          own,
          [...forms, ...GENERAL].map((form) => `${base}_${form}`),
        ) !== undefined
      add(`${base}_zero`, own.get(`${base}_zero`) ?? merged.get(`${base}_zero`) ?? (translated ? undefined : english.get(`${base}_zero`)))
    }
  }
  return merged
}
