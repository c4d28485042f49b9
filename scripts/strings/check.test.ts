import { expect, test } from 'vitest'
import { type Finding, findingsIn, isFault } from './check.ts'
import { flatten, type Texts } from './tree.ts'
import { namedIn } from './used.ts'

const english: Texts = {
  lead: 'Welcome back to {{brand}}',
  rich: 'You have won <b>{{sum}}</b>',
  short: 'Odds',
  rows_one: 'One row',
  rows_other: '{{count}} rows',
}
const about = (locale: string, own: Texts) => findingsIn(locale, 'wallet', flatten(own), flatten(english))
const kinds = (found: readonly Finding[]) => found.map(({ kind, key }) => `${kind} ${key}`)

test('a whole translation has nothing against it', () => {
  expect(about('en', english)).toEqual([])
  const polish = {
    rows_one: 'Jeden wiersz',
    rows_few: '{{count}} wiersze',
    rows_many: '{{count}} wierszy',
    rows_other: '{{count}} wiersza',
  }
  expect(about('pl', { lead: 'Witamy w {{brand}}', rich: 'Wygrano <b>{{sum}}</b>', short: 'Odds', ...polish })).toEqual([])
})

test('a text or a plural form that is not there is a fault in a required language only', () => {
  const lacking = about('vi', { rich: 'Thắng <b>{{sum}}</b>', short: 'Tỷ lệ', rows_other: '{{count}} dòng' })
  expect(kinds(lacking)).toEqual(['missing lead'])
  expect(lacking.every(isFault)).toBe(true)
  const elsewhere = about('pl', { lead: 'Witamy w {{brand}}', rich: 'Wygrano <b>{{sum}}</b>', short: 'Kursy', rows_one: 'Wiersz' })
  expect(kinds(elsewhere)).toEqual(['missing rows_few', 'missing rows_many', 'missing rows_other'])
  expect(elsewhere.some(isFault)).toBe(false)
})

test('a text is a fault where others stand below its name, which hide it', () => {
  const hidden = findingsIn(
    'en',
    'wallet',
    flatten({ none: 'No lines', 'none.hint': 'Choose other days' }),
    flatten({ none: '', 'none.hint': '' }),
  )
  expect(kinds(hidden)).toEqual(['shadowed none'])
  expect(hidden.every(isFault)).toBe(true)
})

test('other placeholders or tags than English has are a fault in any language', () => {
  const unequal = about('de', {
    lead: 'Willkommen bei {{name}}',
    rich: 'Sie gewinnen {{sum}}',
    short: 'Quoten',
    rows_one: 'Eine',
    rows_other: 'Alle',
  })
  expect(unequal.filter(isFault).map(({ key, detail }) => `${key}: ${detail}`)).toEqual([
    'lead: name where English has brand',
    'rich: sum where English has </b> <b> sum',
  ])
})

test('words that stayed English, empty texts and keys that English has not are named', () => {
  const sloppy = about('de', { ...english, short: ' ', gone: 'Weg' })
  expect(kinds(sloppy)).toEqual(['untranslated lead', 'untranslated rich', 'empty short', 'unknown gone'])
})

test('keys are found in quotes, after a namespace and in templates', () => {
  const { exact, patterns } = namedIn(
    "t('pay.title') + t('errors:NETWORK') + t(`pay.${kind}`) + t(`wallet:${group}.short`) + t(`${all}`) // don't",
  )
  expect([...exact]).toEqual(expect.arrayContaining(['pay.title', 'NETWORK']))
  expect(patterns.map(String)).toEqual([String.raw`/^pay\..+$/`, String.raw`/^.+\.short$/`])
})
