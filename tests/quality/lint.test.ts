import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bin, inRoot } from '../../scripts/lib/root.ts'

interface Finding {
  readonly filename: string
  readonly message: string
  readonly help?: string
}

/** What lint says of globals and properties: where the file stands, what it does, and words of the advice it gets. */
const BROKEN: readonly (readonly [wall: string, path: string, code: string, advice: string])[] = [
  ['features do not call out', 'renderer/features/a/c.ts', "void fetch('/x')", 'only by renderer/api'],
  ['core does not call out', 'renderer/core/c.ts', "void fetch('/x')", 'only by renderer/api'],
  ['there is one socket', 'renderer/features/a/d.ts', "export const s = new WebSocket('/x')", 'one socket'],
  ['main has one network', 'main/a/d.ts', "void fetch('https://x')", 'through the ports it is given'],
  [
    'secrets are sealed asynchronously',
    'main/a/e.electron.ts',
    "import { safeStorage } from 'electron'\nsafeStorage.encryptString('x')",
    'asynchronous safeStorage',
  ],
]

const FINE: readonly (readonly [path: string, code: string])[] = [['renderer/api/fine.ts', "void fetch('/x')"]]

const STYLES: readonly (readonly [wall: string, css: string, advice: string])[] = [
  ['a colour is a token', '.a { color: #fff }', 'Colours come from tokens'],
  ['a colour is no name', '.a { color: red }', 'Colours come from tokens'],
  ['a colour is no function', '.a { color: oklch(50% 0 0) }', 'Colours come from tokens'],
  ['sides follow the reading direction', '.a { margin-left: 4px }', 'Use the logical property'],
  ['places follow the reading direction', '.a { right: 4px }', 'Use the logical property'],
  ['text follows the reading direction', '.a { text-align: left }', 'Use start and end'],
]

let folder = ''
let findings: readonly Finding[] = []

/** Runs a linter that exits with a failure when it finds what it should. */
const findingsOf = (program: string, args: readonly string[]): string => {
  try {
    return execFileSync(bin(program), args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout || stderr
  }
}

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-walls-'))
  cpSync(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(inRoot('.stylelintrc.json'), join(folder, '.stylelintrc.json'))
  BROKEN.forEach(([, path, code]) => write(path, `${code}\n`))
  FINE.forEach(([path, code]) => write(path, `${code}\n`))
  findings = (JSON.parse(findingsOf('oxlint', ['--format', 'json'])) as { diagnostics: Finding[] }).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what lint refuses', () => {
  test.each(BROKEN.map(([wall, path, , advice]) => ({ wall, path, advice })))('$wall', ({ path, advice }) => {
    const here = findings.filter((finding) => finding.filename === path)
    expect(here.map((finding) => `${finding.message} ${finding.help ?? ''}`).join('\n')).toContain(advice)
  })

  test.each(FINE)('%s is allowed', (path) => {
    expect(findings.filter((finding) => finding.filename === path && !/unused/i.test(finding.message))).toEqual([])
  })
})

describe('style walls', () => {
  test.each(STYLES.map(([wall, css, advice], at) => ({ wall, css, advice, at })))('$wall', ({ css, advice, at }) => {
    write(`renderer/ui/style-${at}.module.css`, `${css}\n`)
    expect(findingsOf('stylelint', [`renderer/ui/style-${at}.module.css`])).toContain(advice)
  })
})
