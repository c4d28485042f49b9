import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { nameIsThere, textOfTest } from './named-test.ts'

const BASES = ['', 'packages/studio/', 'packages/gateway/vendors/']
const TRAPS = 19

const rows = readFileSync(inRoot('docs/game-traps.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| trap '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The tests that a cell names: a file in code type, and names behind arrows, each up to a semicolon or a bracket. */
const namedIn = (cell: string): (readonly [file: string, name: string])[] => {
  let file = ''
  return cell.split(';').flatMap((part) => {
    file = /`([\w./-]+\.(?:test|spec)\.tsx?)`/.exec(part)?.[1] ?? file
    const name = /›\s*([^(]+)/.exec(part)?.[1]?.trim()
    const path = BASES.map((base) => base + file).find((each) => existsSync(inRoot(each)))
    return name === undefined ? [] : [[path ?? file, name] as const]
  })
}

test('every trap of the reference is there', () => expect(rows).toHaveLength(TRAPS))

describe.each(rows.map(([, trap = '', cell = '']) => [trap, cell] as const))('what catches: %s', (_, cell) => {
  const named = namedIn(cell)
  test('is a test that is named', () => expect(named.length).toBeGreaterThan(0))
  test.each(named)('%s › %s, which runs', (file, name) => {
    expect(nameIsThere([file, name])).toBe(true)
    // A group of tests has no text of its own.
    expect(textOfTest([file, name]) ?? 'expect').toContain('expect')
  })
})
