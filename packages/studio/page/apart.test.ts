import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bingoEn } from './texts/bingo-en.ts'
import { bookEn } from './texts/book-en.ts'
import { cardsEn } from './texts/cards-en.ts'
import { crashEn } from './texts/crash-en.ts'
import { en } from './texts/en.ts'
import { reefEn } from './texts/reef-en.ts'

// One page holds every game's words and styles: what two games call by one name would be the later one's in both.

test('no two games have a text of the same name', () => {
  const own = [bingoEn, bookEn, cardsEn, crashEn, reefEn] as const
  const keys = own.flatMap((texts) => Object.keys(texts))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  for (const texts of own) expect(en).toMatchObject(texts)
})

const COMMENTS = /\/\*.*?\*\//gs
const BARE_CLASS = /^\.[\w-]+$/

/** Selectors of a style sheet that are one class and nothing else. */
const bareClasses = (css: string): string[] =>
  [...css.replaceAll(COMMENTS, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => BARE_CLASS.test(selector))

test('no two games style a class of the same name everywhere', () => {
  const files = globSync('*/*.css', { cwd: import.meta.dirname })
  const gamesOf = new Map<string, Set<string>>()
  for (const file of files) {
    const game = file.split(/[\\/]/)[0]!
    for (const name of bareClasses(readFileSync(new URL(file, import.meta.url), 'utf8')))
      gamesOf.set(name, new Set([...(gamesOf.get(name) ?? []), game]))
  }
  expect(gamesOf.size).toBeGreaterThan(100)
  expect([...gamesOf].filter(([, games]) => games.size > 1)).toEqual([])
})
