import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../lib/root.ts'

const TEST = /\.(test|spec)\.tsx?$/
const COMMENT = /^\s*(\/\/|\*|\/\*)/
/** In a title, or as the first cell of a table that titles are made of. */
const NAMED = /\[([A-Z]+-\d{2})\]|'([A-Z]+-\d{2})'/g

/** The requirements that a test's source names. */
export const namedIn = (source: string): ReadonlySet<string> =>
  new Set(
    source
      .split('\n')
      .filter((line) => !COMMENT.test(line))
      .flatMap((line) => [...line.matchAll(NAMED)].map(([, titled, listed]) => (titled ?? listed)!)),
  )

/** The tests that name each requirement, committed or not, by their paths. */
export const testsByRequirement = (): ReadonlyMap<string, readonly string[]> => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).split('\n')
  // A file that is being merged is listed for each side.
  const files = [...new Set(listed)].filter((path) => TEST.test(path) && existsSync(inRoot(path))).toSorted()
  const tests = new Map<string, string[]>()
  for (const path of files) for (const id of namedIn(readFileSync(inRoot(path), 'utf8'))) tests.set(id, [...(tests.get(id) ?? []), path])
  return tests
}
