import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { declaredNames } from './declared-names.ts'
import { inRoot } from './root.ts'

const CODE = /`([^`]+)`/g
const kebab = (word: string): string => word.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()

const read = (): string => readFileSync(inRoot('docs/glossary.md'), 'utf8')

/** The words that docs/glossary.md retires: what stands in code type in the last cell of its tables, identifiers and file names. */
export const retiredWords = (glossary = read()): string[] =>
  glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(CODE)].map(([, word]) => word!))

/** Which of these words a file uses as an identifier, or in its name. `path` is relative to the repository. */
export const retiredIn = (words: readonly string[], path: string, text: string): string[] => {
  const name = basename(path)
  const identifiers = new Set(text.match(/[\w$]+/g))
  return words.filter((word) =>
    word.includes('.') ? name === word : identifiers.has(word) || (/[A-Z]/.test(word) && name.startsWith(`${kebab(word)}.`)),
  )
}

/** The participles that docs/glossary.md allows in no name of their own: what stands in code type at the start of a list item. */
export const bareParticiples = (glossary = read()): string[] => [...glossary.matchAll(/^- `(\w+)`/gm)].map(([, word]) => word!)

const capitalized = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`
const IS_CONDITION = /^(is|are|was|has|can)[A-Z]/

/** The names that a file declares as one of these participles, alone (`told`, `Told`) or after another word (`lastTold`). */
export const participlesIn = (participles: readonly string[], path: string, text: string): string[] =>
  [...declaredNames(path, text)].filter(
    (name) => participles.includes(name) || (!IS_CONDITION.test(name) && participles.some((word) => name.endsWith(capitalized(word)))),
  )
