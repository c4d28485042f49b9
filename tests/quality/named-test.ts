import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/root.ts'

/** Where something is shown: a file of tests, and how the name of one in it begins. */
export type Place = readonly [file: string, name: string]

const OPENING = /^\s*(?:test|it)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)?\(\s*(?<quote>['"`])(?<name>.*?)\k<quote>/gms
const SKIPPED = /^\s*(?:test|it|describe)\.(?:skip|todo|fixme|fails)\b/m

/** The text of a test up to the next one; undefined where there is none of that name. */
export const textOfTest = ([file, name]: Place): string | undefined => {
  const path = inRoot(file)
  if (!existsSync(path)) return undefined
  const source = readFileSync(path, 'utf8')
  const openings = [...source.matchAll(OPENING)]
  const at = openings.findIndex(({ groups }) => groups?.['name']?.startsWith(name))
  const opening = openings[at]
  if (!opening || SKIPPED.test(opening[0])) return undefined
  return source.slice(opening.index, openings[at + 1]?.index)
}

/** Whether a file has a test, or a group of them, whose name begins so. */
export const nameIsThere = ([file, name]: Place): boolean => {
  const path = inRoot(file)
  return existsSync(path) && ["'", '"', '`'].some((quote) => readFileSync(path, 'utf8').includes(`${quote}${name}`))
}
