import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'
import { nameIsThere } from './named-test.ts'

const OTHER_ROOMS = /^(packages|renderer|main|tests|scripts)\//
const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

/** The tests that a document names: a file, and after it names in quotes. */
const namedIn = (text: string): (readonly [file: string, name: string])[] =>
  [...text.matchAll(/`(?<file>[\w./-]+\.(?:test|spec)\.tsx?)`(?<names>(?:(?:,| and|)\s*"[^"]+")+)/g)].flatMap(({ groups }) => {
    const file = groups?.['file'] ?? ''
    const names = [...(groups?.['names'] ?? '').matchAll(/"(?<name>[^"]+)"/g)].map((match) => match.groups?.['name'] ?? '')
    return names.map((name) => [OTHER_ROOMS.test(file) ? file : `packages/gateway/${file}`, name] as const)
  })

describe.each(['docs/security.md', 'docs/security-asvs.md', 'docs/money.md', 'docs/engagement-traps.md'])(
  'what %s says is shown',
  (document) => {
    const named = namedIn(read(document))
    test('names tests', () => expect(named.length).toBeGreaterThan(10))
    test.each(named)('by %s: %s', (file, name) => expect(nameIsThere([file, name])).toBe(true))
  },
)

test('a browser is told of no passkey that it is unknown: a failure that is somebody else’s would delete its owner’s for good', () => {
  const findings = sourceFiles().filter(({ path }) => path.startsWith('renderer/') && read(path).includes('signalUnknownCredential'))
  expect(findings).toEqual([])
})
