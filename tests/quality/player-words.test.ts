import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const LOCALES = new URL('../../locales/', import.meta.url)

const textsIn = (value: unknown, key: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`))
}

/** Every text of a language, by its namespace and key, without the names of what is put into it. */
const texts = (locale: string): readonly (readonly [string, string])[] => {
  const folder = new URL(`${locale}/`, LOCALES)
  return readdirSync(folder)
    .flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file.replace('.json', '')))
    .map(([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}/g, '')] as const)
}

/** Namespaces in which a line is a combination and a draw is on sale. */
const LOTTERY = /^(lottery|receipts|records|tools)\./

const offences = (locale: string, forbidden: RegExp, where = /^/): readonly string[] =>
  texts(locale).flatMap(([key, text]) => (where.test(key) && forbidden.test(text) ? [`${key}: ${text}`] : []))

/** The languages that have a glossary of their own, by the end of its file's name. */
const GLOSSARIES = [
  ['vi', 'Vietnamese'],
  ['de', 'German'],
  ['ar', 'Arabic'],
] as const

/** The rows of a language's glossary: the words of a thing, and what it is never called. */
const glossary = (locale: string) =>
  readFileSync(new URL(`../../docs/glossary-${locale}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!English)\S/.test(line))
    .map((line) => {
      const [english = '', word = '', not = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      const list = (cell: string) => cell.split(/; (?:in titles: )?/).filter(Boolean)
      return { english, word: list(word), not: list(not) }
    })

describe('what a player reads keeps to the glossary', () => {
  it.each([
    ['issue, where it is a draw', /\bissues?\b/i, /^/],
    ['note, where it is a line', /\bnotes?\b/i, /^(lottery|receipts|records)\./],
    ['the house, where we speak', /\bthe house\b/i, /^/],
    ['terms of LHC that nobody says in English', /\bnormals?\b|\bmisses\b|\bhalf wave\b/i, LOTTERY],
    ['plays of Vietnam without their marks', /\b(Lo|De|Da|Xien|Xiu chu|cang)\b/, LOTTERY],
  ])('English says nowhere %s', (_what, forbidden, where) => {
    expect(offences('en', forbidden, where)).toEqual([])
  })

  it.each([
    ['en', 'LOTT', 'National lotteries'],
    ['vi', 'LOTT', 'Xổ số truyền thống'],
    ['en', 'ELOTT', 'Minute lotteries'],
    ['vi', 'ELOTT', 'Xổ số phút'],
  ])('%s calls the class %s by its name, and no list of results is called like it', (locale, gameType, name) => {
    expect(Object.fromEntries(texts(locale))[`common.gameType.${gameType}`]).toBe(name)
    expect(offences(locale, /^(Past draws|Kết quả thật)$/)).toEqual([])
  })

  it.each([
    'to the last dong',
    'truly costs',
    'Back as prizes',
    'A line takes',
    'will stand here',
    'Have a look',
    'Perhaps quicker',
    'reads along',
    'Nobody sits',
    'page did not arrive',
    'arrive by themselves',
    'stand in the help',
    'cut off, never',
    'on the 14 days before',
    'After so many',
    'Left after it',
    'being built',
    'customer centre',
    'help 24/7',
  ])('English says nowhere “%s”, which read as translated', (words) => {
    expect(offences('en', new RegExp(words, 'i'))).toEqual([])
  })

  describe.each(GLOSSARIES)('%s', (locale, language) => {
    const all = texts(locale)

    it.each(glossary(locale))(`${language} has one word for $english`, ({ word, not }) => {
      const used = (text: string) => all.some(([, each]) => each.toLowerCase().includes(text.toLowerCase()))
      expect(word.filter((each) => !used(each))).toEqual([])
      // Whole words only; a letter may carry a mark of its own.
      for (const each of not) expect(offences(locale, new RegExp(`(?<![\\p{L}\\p{M}])${each}(?![\\p{L}\\p{M}])`, 'iu'))).toEqual([])
    })
  })

  it('counts the lines of a bet as cược, not as vé, in Vietnamese', () => {
    const counts = texts('vi').filter(([key]) =>
      /^lottery\.slip\.(noteCount|notes|say|oneWins|eachLine|unit)|^records\.explain\.(stake|noHit|winners)/.test(key),
    )
    expect(counts.length).toBeGreaterThan(5)
    expect(counts.filter(([, text]) => /vé/i.test(text))).toEqual([])
  })
})
