import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../scripts/lib/root.ts'

type Strings = { readonly [key: string]: string | Strings }

const SOURCE = 'en'
const OTHERS = readdirSync(inRoot('locales')).filter((name) => name !== SOURCE)
const namespaces = readdirSync(inRoot('locales', SOURCE)).filter((name) => name.endsWith('.json'))

/** The language of most players, read word by word; of the others a borrowed word or two may stand as it is in English. */
const CLOSELY = 'vi'
/** Names, and words that Vietnamese sites use as they are. */
const SAME = new Set(
  'Android|Bingo|Ctrl K|Email|Enter|Facebook|Hot|iOS|Instagram|Portico|Proxy|{{ms}} ms|Slots|SSC|Telegram|VIP|ID|Windows|macOS|YouTube|Zalo|English'.split(
    '|',
  ),
)
const WORDLESS = /^(\{\{[^}]*\}\}|[\d\s\p{P}\p{S}])*$/u
const wordsOf = (text: string): number => text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0
const readsTheSame = (text: string, locale: string): boolean =>
  WORDLESS.test(text) || SAME.has(text) || (locale !== CLOSELY && wordsOf(text) < 3)

const flatten = (strings: Strings, prefix = ''): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

const read = (locale: string, namespace: string): Map<string, string> => {
  const path = join(inRoot('locales'), locale, namespace)
  return new Map(existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8')) as Strings) : [])
}

describe.each(OTHERS)('strings of %s', (locale) => {
  describe.each(namespaces)('%s', (namespace) => {
    const source = read(SOURCE, namespace)
    const strings = read(locale, namespace)

    test('no text is empty', () => {
      const all = [...source, ...strings]
      expect(all.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
    })

    test('nothing is left untranslated', () => {
      const same = [...source].filter(([key, text]) => strings.get(key) === text && !readsTheSame(text, locale))
      expect(same.map(([key, text]) => `${key}: ${text}`)).toEqual([])
    })
  })
})
