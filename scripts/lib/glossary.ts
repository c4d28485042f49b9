import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot } from './root.ts'

const CODE = /`([^`]+)`/g
const kebab = (word: string): string => word.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()

/** The words that docs/glossary.md retires: what stands in code type in the last cell of its tables, identifiers and file names. */
export const retiredWords = (glossary = readFileSync(inRoot('docs/glossary.md'), 'utf8')): string[] =>
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
