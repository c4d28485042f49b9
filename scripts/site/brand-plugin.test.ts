import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { readBrand } from './brand-plugin.ts'

interface Pack {
  languages: { code: string; locale: string }[]
  logo: string
  defaultLanguage: string
}

let home: string
let folder: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-brand-'))
  folder = join(home, 'harbor')
  cpSync(inRoot('resources', 'brands', 'harbor'), folder, { recursive: true })
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** What is said of a copy of Harbor with a change in it; nothing where it is taken. */
const saidOf = (change: (pack: Pack) => void): string => {
  const path = join(folder, 'brand.json')
  const whole = readFileSync(path, 'utf8')
  const pack = JSON.parse(whole) as Pack
  change(pack)
  writeFileSync(path, JSON.stringify(pack))
  try {
    readBrand(folder)
    return ''
  } catch (error) {
    return (error as Error).message
  } finally {
    writeFileSync(path, whole)
  }
}

test('a pack that is right is taken', () => {
  expect(saidOf(() => undefined)).toBe('')
})

test('a brand that is none, or names what is not there, is said in words before anything is built', () => {
  expect(() => readBrand(join(home, 'nosuch'))).toThrow(`BRAND: there is no brand pack at ${join(home, 'nosuch', 'brand.json')}`)
  const lacking = saidOf((pack) => {
    pack.languages[0]!.locale = 'xx'
    pack.logo = 'emblem.svg'
  })
  expect(lacking).toContain(`${join(folder, 'brand.json')} is wrong:`)
  expect(lacking).toContain('there is no emblem.svg beside it')
  expect(lacking).toMatch(/languages: \w+ has the locale "xx", of which there is no folder in locales\//)
})

test('a default language that the brand does not have is refused by its field', () => {
  expect(saidOf((pack) => void (pack.defaultLanguage = 'XX'))).toContain('defaultLanguage')
})
