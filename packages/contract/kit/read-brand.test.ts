import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBrandPack } from './read-brand.ts'

const text = readFileSync(new URL('../../../resources/brands/aurora/brand.json', import.meta.url), 'utf8')
const aurora = JSON.parse(text) as Record<string, unknown> & { languages: readonly object[]; colours: { dark: object; light: object } }
const read = (changes: object) => () =>
  readBrandPack(JSON.stringify({ ...aurora, ...changes }), { path: 'aurora/brand.json', id: 'aurora' })

test('a pack that is right is read', () => {
  expect(readBrandPack(text, { path: 'aurora/brand.json', id: 'aurora' }).id).toBe('aurora')
})

test.each<[string, object, string]>([
  ['a default language that it does not have', { defaultLanguage: 'XX' }, 'defaultLanguage: must be the code of one of its languages'],
  ['two languages of one code', { languages: [...aurora.languages, aurora.languages[0]] }, 'languages: must each have a code of their own'],
  ['a time zone that there is none of', { timeZone: 'Asia/Nowhere' }, 'timeZone: must be a time zone like Asia/Ho_Chi_Minh'],
  [
    'a colour by its name',
    { colours: { ...aurora.colours, dark: { ...aurora.colours.dark, accent: 'red' } } },
    'colours.dark.accent: must be a colour',
  ],
  ['a currency in words', { currency: 'dong' }, 'currency: '],
  ['a theme of another kind', { defaultTheme: 'grey' }, 'defaultTheme: Invalid option: expected one of "dark"|"light"'],
  ['a field that is missing', { name: undefined }, 'name: Invalid input: expected string, received undefined'],
  ['the name of another folder', { id: 'harbor' }, 'id: must be "aurora", the name of its folder'],
])('%s is refused with the file, the field and what is wanted', (_, changes, message) => {
  expect(read(changes)).toThrow(`aurora/brand.json is wrong:\n  ${message}`)
})

test('all that is wrong is said at once, and what is no JSON is said to be none', () => {
  expect(read({ defaultTheme: 'grey', merchantCode: 'A!' })).toThrow(
    /merchantCode: .+\n.+defaultTheme: |defaultTheme: .+\n.+merchantCode: /,
  )
  expect(() => readBrandPack('{', { path: 'aurora/brand.json', id: 'aurora' })).toThrow('aurora/brand.json is not JSON')
})
