import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot, root } from '../../scripts/lib/root.ts'

const readme = existsSync(inRoot('README.md')) ? readFileSync(inRoot('README.md'), 'utf8') : ''
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }
const NPM_ITSELF = new Set(['ci', 'install', 'exec'])

describe('README', () => {
  test('names the two commands', () => {
    expect(readme).toMatch(/npm ci(?: &&|\n)\s*npm start/)
    expect(readme).toMatch(/npm ci(?: &&|\n)\s*npm test/)
  })

  test('every npm command in it exists', () => {
    const named = [...readme.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !NPM_ITSELF.has(name) && name !== 'run' && !(name in scripts))).toEqual([])
  })

  test('every file and picture it points to is there', () => {
    const linked = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1] ?? '')
    expect(linked.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })
})

test('every file that a page of ours points to is there', () => {
  const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  const linked = pages
    .split('\n')
    .filter((page) => existsSync(inRoot(page)) && page !== '')
    .flatMap((page) =>
      [...readFileSync(inRoot(page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
        join(dirname(page), match[1] ?? ''),
      ),
    )
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((path) => !existsSync(inRoot(path)))).toEqual([])
})

test('every script of package.json starts a file that is there', () => {
  const files = Object.values(scripts).flatMap((command) => command.match(/[\w/-]+\.ts/g) ?? [])
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([])
})
