import { beforeEach, expect, it } from 'vitest'
import { brand } from 'virtual:brand'
import { directionOf } from './direction.ts'
import { makeI18n } from './set-up.ts'
import { chooseLanguage, historyLanguage, markDocument, rememberLanguage } from './language.ts'

const code = (search: string) => chooseLanguage(brand, search).code

beforeEach(() => localStorage.clear())

it('takes the address, then the memory, then the brand [CHROME-10]', () => {
  expect(code('')).toBe('TY')
  expect(code('?lang=en')).toBe('EN')
  expect(code('?lang=XX')).toBe('TY')
  expect(code('?language=EN')).toBe('EN')
  rememberLanguage(chooseLanguage(brand, '?lang=EN'))
  expect(code('')).toBe('EN')
  expect(code('?lang=TY')).toBe('TY')
})

it('remembers the language before [CHROME-10] [CONFIG-03]', () => {
  rememberLanguage(chooseLanguage(brand, '?lang=TY'))
  rememberLanguage(chooseLanguage(brand, '?lang=EN'))
  expect(historyLanguage()).toBe('TY')
})

it('tells the document its language and direction', () => {
  markDocument(chooseLanguage(brand, ''))
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['vi-VN', 'ltr'])
  expect(directionOf('ar-EG')).toBe('rtl')
})

it('offers what the brand lists, from right to left too, in English where nobody has translated it [CHROME-10]', async () => {
  const arabic = { code: 'AR', tag: 'ar-EG', locale: 'ar', name: 'العربية' }
  const more = { ...brand, languages: [...brand.languages, arabic] }
  const language = chooseLanguage(more, '?lang=ar')
  expect(language).toEqual(arabic)
  markDocument(language)
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl'])
  expect((await makeI18n(language)).t('action.login')).toBe('دخول')
  expect((await makeI18n({ ...language, locale: 'eo' })).t('action.login')).toBe('Log in')
})
