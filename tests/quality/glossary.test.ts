import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareParticiples, participlesIn, retiredIn, retiredWords } from '../../scripts/lib/glossary.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'

const TABLE = '| word | means | not |\n|---|---|---|\n| claw back | `x` | take back, `takeBack` |\n| did-you-mean | | `meant.ts` |'

test('the last column of the glossary retires what stands in code type', () => {
  expect(retiredWords(TABLE)).toEqual(['takeBack', 'meant.ts'])
})

test.each([
  ['a.ts', 'const takeBack = 1', ['takeBack']],
  ['ledger/take-back.ts', '', ['takeBack']],
  ['catalogue/meant.ts', '', ['meant.ts']],
  ['a.ts', '/** Cannot take back what was meant. */ const takeBackground = 1', []],
])('%s with "%s" uses %j', (path, text, words) => {
  expect(retiredIn(['takeBack', 'meant.ts'], path, text)).toEqual(words)
})

test('no source file uses a word that the glossary retires', () => {
  const words = retiredWords()
  expect(words.length).toBeGreaterThan(15)
  const files = sourceFiles().filter(({ path }) => path !== 'tests/quality/glossary.test.ts')
  const findings = files.flatMap(({ path }) => retiredIn(words, path, readFileSync(inRoot(path), 'utf8')).map((word) => `${path}: ${word}`))
  expect(findings).toEqual([])
}, 240_000)

const PARTICIPLES = ['told', 'held']

test.each([
  ['const told = 1, lastTold = 2', ['told', 'lastTold']],
  ['interface Told { readonly held: boolean }', ['Told', 'held']],
  ['export function f({ first: held }: object, [told = 1, ...heldLast]: number[]) {}', ['held', 'told']],
  ['type F = (told: string) => void', ['told']],
  ['const { held } = session; const isHeld = held; session.told({ held: "told" }) // told', []],
])('%s', (text, names) => {
  expect(participlesIn(PARTICIPLES, 'a.ts', text).toSorted()).toEqual(names.toSorted())
})

test('no source file names a thing by a bare participle', () => {
  const participles = bareParticiples()
  expect(participles.length).toBeGreaterThan(12)
  const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))
  const findings = files.flatMap(({ path }) =>
    participlesIn(participles, path, readFileSync(inRoot(path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(findings).toEqual([])
}, 240_000)
