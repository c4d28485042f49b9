import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'

const ASVS = 'docs/security-asvs.md'
const STATES = ['holds', 'deviates', 'does not apply'] as const
const OTHER_ROOMS = /^(packages|renderer|main|tests|scripts)\//

interface Line {
  readonly id: string
  readonly level: string
  readonly state: string
  readonly words: string
}

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

/** The lines of the standard, as the table of a chapter has them. */
const linesIn = (text: string): Line[] =>
  [...text.matchAll(/^\| (?<id>[67]\.\d+\.\d+) \| (?<level>[12]) \| [^|]+ \| (?<state>[^|]+) \| (?<words>.+) \|$/gm)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    level: groups?.['level'] ?? '',
    state: groups?.['state'] ?? '',
    words: groups?.['words'] ?? '',
  }))

const lines = linesIn(read(ASVS))
const count = (state: (typeof STATES)[number]): number => lines.filter((line) => line.state === state).length
const testsIn = (words: string): string[] =>
  [...words.matchAll(/`(?<file>[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(({ groups }) => groups?.['file'] ?? '')
/** What a document asks for is the document. */
const isDocument = ({ id }: Line): boolean => /^[67]\.1\./.test(id)

test('ASVS 5 has 35 requirements of V6 and 18 of V7 at levels 1 and 2, each once', () => {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  const of = (chapter: string, level: string) => lines.filter(({ id, level: at }) => id.startsWith(chapter) && at === level).length
  expect([of('6', '1'), of('6', '2'), of('7', '1'), of('7', '2')]).toEqual([13, 22, 6, 12])
})

test.each(lines.map((line) => [line.id, line] as const))('%s has a test, or says why it deviates', (_, line) => {
  expect(STATES).toContain(line.state)
  expect(line.words).not.toMatch(/no test/i)
  for (const file of testsIn(line.words))
    expect(existsSync(inRoot(OTHER_ROOMS.test(file) ? file : `packages/gateway/${file}`)), `${line.id}: ${file}`).toBe(true)
  if (line.state === 'does not apply') return
  if (isDocument(line)) expect(line.words).toMatch(/\[security\.md\]\(security\.md#[a-z-]+\)/)
  else expect(testsIn(line.words).length, line.id).toBeGreaterThan(0)
  // What is not so is told in bold, beside what is.
  if (line.state === 'deviates') expect(line.words).toMatch(/\*\*.+\*\*/)
})

test('the sections of security.md that are the documents are there', () => {
  const headings = [...read('docs/security.md').matchAll(/^## (?<heading>.+)$/gm)].map(({ groups }) =>
    (groups?.['heading'] ?? '')
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '-'),
  )
  const named = lines.filter(isDocument).map(({ words }) => /security\.md#(?<at>[a-z-]+)/.exec(words)?.groups?.['at'])
  for (const heading of named) expect(headings).toContain(heading)
})

test('the totals are those of the lines', () => {
  const [holds, deviate, not] = [count('holds'), count('deviates'), count('does not apply')]
  expect(read(ASVS)).toContain(`**${holds} hold, ${deviate} deviate with their reason, ${not} does not apply.**`)
  expect(read('docs/security.md').replaceAll(/\s+/g, ' ')).toContain(`**${holds} hold, ${deviate} deviate and ${not} does not apply**`)
})

test('each of the 17 traps of identity names a test', () => {
  const section = /^## Traps$(?<traps>[\s\S]+?)^## /m.exec(read('docs/security.md'))?.groups?.['traps'] ?? ''
  const traps = section.split('\n').filter((line) => /^\| [A-Z]/.test(line))
  expect(traps.length).toBe(17)
  for (const trap of traps) expect(testsIn(trap).length, trap).toBeGreaterThan(0)
})
