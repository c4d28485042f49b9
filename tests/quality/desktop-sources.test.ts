import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot, root } from '../../scripts/lib/root.ts'

const MAX_LINES = 250
const OURS = [
  'main/**',
  'preload/**',
  'packages/contract/desktop/**',
  'scripts/desktop/**',
  'scripts/release/**',
  'tests/desktop/**',
  'tests/packaging/**',
]

const found = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).filter((path) => /\.(ts|mjs)$/.test(path) && statSync(inRoot(path)).isFile())
const text = (path: string): string => readFileSync(inRoot(path), 'utf8')
const importing = (path: string, what: RegExp): boolean =>
  [...text(path).matchAll(/\bfrom '([^']+)'|import\('([^']+)'\)/g)].some(([, fixed, lazy]) => what.test(fixed ?? lazy ?? ''))

const sources = found(OURS)
const isShipped = (path: string): boolean => !/\.test\.ts$|(^|\/)testing\/|\.d\.ts$/.test(path)
const shipped = sources.filter((path) => /^(main|preload)\//.test(path) && isShipped(path))
const INDEX = 'main/index.electron.ts'

describe('the sources of the desktop client', () => {
  test('no file is over 250 lines', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter((path) => text(path).split('\n').length - 1 > MAX_LINES)).toEqual([])
  })

  test('electron and what needs it are imported by adapters and the preload alone [DESKTOP-05]', () => {
    const adapters = shipped.filter((path) => importing(path, /^electron(\/|-store$|-updater$|$)/))
    expect(adapters.filter((path) => !/\.electron\.ts$|^preload\/index\.ts$/.test(path))).toEqual([])
  })

  test('requests of renderers are heard in one place [DESKTOP-05]', () => {
    const hearing = shipped.filter((path) => /\bipcMain\b/.test(text(path)) && path !== INDEX)
    expect(hearing).toEqual(['main/ipc/ipc.electron.ts'])
    expect(shipped.filter((path) => /\bipcRenderer\b/.test(text(path)))).toEqual(['preload/index.ts'])
    expect(shipped.filter((path) => /\b(ipcMain|ipcRenderer)\.\w*(Sync|sendToHost|postMessage)\b|\bsendSync\b/.test(text(path)))).toEqual(
      [],
    )
  })

  test('the brand is read by the composition root alone', () => {
    expect(shipped.filter((path) => importing(path, /^virtual:client$/) && path !== INDEX)).toEqual([])
  })

  test('importing a module of main does nothing', () => {
    const modules = shipped.filter((path) => path.startsWith('main/') && path !== INDEX)
    const output = execFileSync(process.execPath, [inRoot('tests', 'quality', 'purity', 'import-each.mjs'), ...modules], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual({})
  }, 240_000)
})
