import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { readBrand } from '../site/brand-plugin.ts'
import { builderConfig } from './builder-config.ts'
import { chromiumLocales } from './chromium-locales.ts'
import { brandFolder } from './folders.ts'

test.each([
  ['vi-VN', 'vi'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-PT'],
  ['fil', 'fil'],
  ['es', 'es'],
  ['en-GB', 'en-GB'],
  ['ar', 'ar'],
])('Chromium’s own words for %s are those of %s [DESKTOP-07]', (tag, locale) => {
  expect(chromiumLocales([tag])).toEqual(['en-US', locale])
})

test('a language that Chromium has no words in falls back to English [DESKTOP-07]', () => {
  expect(chromiumLocales(['km', 'en'])).toEqual(['en-US'])
})

test.each(readdirSync(inRoot('resources', 'brands')))(
  'the client of %s is packed with the words of every language that it offers [DESKTOP-07]',
  (brand) => {
    const { languages } = readBrand(brandFolder(brand))
    const packed = builderConfig(brand).electronLanguages as string[]
    const missing = languages.filter(({ tag }) => {
      const { language } = new Intl.Locale(tag)
      return language !== 'km' && !packed.some((locale) => locale === language || locale.startsWith(`${language}-`))
    })
    expect(missing).toEqual([])
  },
)
