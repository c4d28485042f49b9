import { describe, expect, it } from 'vitest'
import { FAILURES } from '@portico/contract/failure'

const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' })
const names = Object.keys(files).map((path) => path.split('/').slice(-2) as [locale: string, file: string])
const read = (locale: string, file: string): unknown => files[`../../locales/${locale}/${file}`] ?? {}

type Strings = Map<string, string>
const flatten = (value: unknown, path = '', into: Strings = new Map()): Strings => {
  if (typeof value === 'string') into.set(path, value)
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, path ? `${path}.${key}` : key, into)
  return into
}
const holes = (text: string) => [...text.matchAll(/\{\{\s*([\w]+)/g)].map((match) => match[1]).toSorted()
const FORM = /_(zero|one|two|few|many|other)$/
/** Plural forms differ by language; the key without its form must not. */
const bare = (key: string) => key.replace(FORM, '')
/** The forms that a language's own plurals need. */
const formsOf = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

const locales = [...new Set(names.map(([locale]) => locale))]
const namespaces = names.filter(([locale]) => locale === 'en').map(([, file]) => file)

describe.each(locales.filter((locale) => locale !== 'en'))('%s [CHROME-10]', (locale) => {
  it.each(namespaces)('has every string of %s with the same holes', (file) => {
    const english = flatten(read('en', file))
    const other = flatten(read(locale, file))
    expect(new Set([...other.keys()].map(bare))).toEqual(new Set([...english.keys()].map(bare)))
    for (const [key, text] of other) {
      const source = english.get(key) ?? english.get(`${bare(key)}_other`) ?? ''
      // Where `one` is only 1 it may say so in a word; where it is 21 too it needs the number.
      const named = (each: string) => holes(each).filter((hole) => !(FORM.test(key) && hole === 'count'))
      expect({ key, holes: named(text) }).toEqual({ key, holes: named(source) })
    }
  })

  it.each(namespaces)('has every plural form that it needs in %s', (file) => {
    const plural = new Set([...flatten(read('en', file)).keys()].filter((key) => FORM.test(key)).map(bare))
    const other = flatten(read(locale, file))
    const needed = [...plural].flatMap((key) => formsOf(locale).map((form) => `${key}_${form}`))
    expect(needed.filter((key) => !other.has(key))).toEqual([])
  })
})

describe('errors', () => {
  it('has words for every refusal of the contract', () => {
    const known = Object.keys(read('en', 'errors.json') as object)
    expect(known).toEqual(expect.arrayContaining(Object.keys(FAILURES)))
  })
})
