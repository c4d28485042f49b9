import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bin, inRoot } from '../scripts/lib/root.ts'

interface Finding {
  readonly filename: string
  readonly message: string
  readonly help?: string
}

/** What each wall refuses: where the file stands, what it says, and words of the advice it gets. */
const BROKEN: readonly (readonly [wall: string, path: string, code: string, advice: string])[] = [
  [
    'contract knows no gateway',
    'packages/contract/a.ts',
    "import { x } from '@portico/gateway/http/bind'\nx()",
    'The contract stands alone',
  ],
  ['contract knows no rules', 'packages/contract/b.ts', "import { x } from '@portico/lottery/bet'\nx()", 'The contract stands alone'],
  [
    'lottery is pure of the system',
    'packages/lottery/a.ts',
    "import { readFileSync } from 'node:fs'\nreadFileSync('x')",
    'lottery/ is pure',
  ],
  ['lottery is pure of screens', 'packages/lottery/b.ts', "import { useState } from 'react'\nuseState()", 'lottery/ is pure'],
  [
    'renderer knows no gateway',
    'renderer/features/a/a.ts',
    "import { x } from '../../../packages/gateway/config.ts'\nx()",
    'only through contract/',
  ],
  ['renderer knows no desktop', 'renderer/app/a.ts', "import { app } from 'electron'\napp()", 'through renderer/platform only'],
  ['renderer takes the small zod', 'renderer/app/b.ts', "import * as z from 'zod'\nz.string()", 'zod/mini'],
  ['features meet by their index', 'renderer/features/a/b.ts', "import { x } from '../features/b/slice.ts'\nx()", 'by its index.ts'],
  ['features do not call out', 'renderer/features/a/c.ts', "void fetch('/x')", 'only by renderer/api'],
  ['there is one socket', 'renderer/features/a/d.ts', "export const s = new WebSocket('/x')", 'one socket'],
  ['ui knows no feature', 'renderer/ui/a/a.ts', "import { x } from '../../features/a/index.ts'\nx()", 'ui/ knows no feature'],
  [
    'gateway knows no renderer',
    'packages/gateway/a/routes.ts',
    "import { x } from '../../../renderer/core/paths.ts'\nx()",
    'meet in contract/ only',
  ],
  ['SQL stands in stores', 'packages/gateway/a/service.ts', "import { eq } from 'drizzle-orm'\neq()", 'SQL stands in store.ts'],
  [
    'the gateway runs without the demonstration',
    'packages/gateway/a/a.ts',
    "import { x } from '@portico/demo/integrations'\nx()",
    'is a port',
  ],
  [
    'tests reach the demonstration by the harness',
    'packages/gateway/a/a.test.ts',
    "import { x } from '@portico/demo/seed/games'\nx()",
    'is a port',
  ],
  [
    'SQL of the demonstration stands in stores',
    'packages/demo/a/service.ts',
    "import { eq } from 'drizzle-orm'\neq()",
    'SQL stands in store.ts',
  ],
  [
    'the operator asks the gateway',
    'packages/operator/commands/a.ts',
    "import { x } from '@portico/gateway/lottery/feed/rows'\nx()",
    'imports @portico/contract alone',
  ],
  ['main knows no renderer', 'main/a/a.ts', "import { x } from '../../renderer/core/paths.ts'\nx()", 'meet in contract/ only'],
  ['main knows no rules', 'main/a/a.electron.ts', "import { x } from '@portico/lottery/bet'\nx()", 'meet in contract/ only'],
  ['electron stands in adapters', 'main/a/b.ts', "import { app } from 'electron'\napp()", 'by *.electron.ts files'],
  ['the store stands in adapters', 'main/a/c.ts', "import Store from 'electron-store'\nStore()", 'by *.electron.ts files'],
  ['main has one network', 'main/a/d.ts', "void fetch('https://x')", 'through the ports it is given'],
  [
    'secrets are sealed asynchronously',
    'main/a/e.electron.ts',
    "import { safeStorage } from 'electron'\nsafeStorage.encryptString('x')",
    'asynchronous safeStorage',
  ],
  ['the preload stands alone', 'preload/a.ts', "import { x } from '../main/ports.ts'\nx()", 'one file over contract/desktop.ts'],
  ['the preload has no machine', 'preload/b.ts', "import { x } from 'node:fs'\nx()", 'one file over contract/desktop.ts'],
  [
    'tables are read in stores',
    'packages/gateway/a/tables.ts',
    "import { member } from '../member/schema.ts'\nmember()",
    'SQL stands in store.ts',
  ],
]

const FINE: readonly (readonly [path: string, code: string])[] = [
  ['packages/contract/fine.ts', "import * as z from 'zod/mini'\nz.string()"],
  ['renderer/api/fine.ts', "void fetch('/x')"],
  ['renderer/features/a/fine.ts', "import { x } from '../b/index.ts'\nx()"],
  ['packages/gateway/a/store.ts', "import { eq } from 'drizzle-orm'\neq()"],
  ['packages/gateway/testing/fine.ts', "import { x } from '@portico/demo/integrations'\nx()"],
  ['packages/demo/a/store.ts', "import { eq } from 'drizzle-orm'\neq()"],
  ['packages/operator/fine.ts', "import { x } from '@portico/contract/money'\nx()"],
  ['main/a/fine.electron.ts', "import { app } from 'electron'\napp()"],
  ['preload/fine.ts', "import { contextBridge } from 'electron'\ncontextBridge()"],
  ['packages/lottery/fine.ts', "import { x } from '@portico/contract/money'\nx()"],
]

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

describe('import walls', () => {
  test.each(BROKEN.map(([wall, path, , advice]) => ({ wall, path, advice })))('$wall', ({ path, advice }) => {
    const here = findings.filter((finding) => finding.filename === path)
    expect(here.map((finding) => `${finding.message} ${finding.help ?? ''}`).join('\n')).toContain(advice)
  })

  test.each(FINE)('%s is allowed', (path) => {
    expect(findings.filter((finding) => finding.filename === path && !/unused/i.test(finding.message))).toEqual([])
  })
})

describe('style walls', () => {
  test.each(STYLES)('%s', (_, css, advice) => {
    write('renderer/ui/a.module.css', `${css}\n`)
    expect(findingsOf('stylelint', ['renderer/ui/a.module.css'])).toContain(advice)
  })
})
