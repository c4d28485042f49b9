import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'
import { findingsIn, graphOf, layerOf } from '../../scripts/walls/check.ts'
import { circlesIn } from '../../scripts/walls/circles.ts'
import { importsOf } from '../../scripts/walls/imports.ts'
import { LAYERS } from '../../scripts/walls/layers.ts'

/** What each wall refuses: where the file stands, what it imports, and words of the advice it gets. */
const REFUSED: readonly (readonly [wall: string, path: string, specifier: string, advice: string])[] = [
  ['contract knows no gateway', 'packages/contract/a.ts', '@portico/gateway/http/bind', 'The contract stands alone'],
  ['contract knows no rules', 'packages/contract/b.ts', '@portico/lottery/bet', 'The contract stands alone'],
  ['contract takes the small zod', 'packages/contract/c.ts', 'zod', 'it may use zod/mini'],
  ['no program carries examples', 'renderer/features/a/a.ts', '@portico/contract/bets/examples', ''],
  ['a workspace is named by its package', 'packages/gateway/a/f.ts', '../../contract/kit/money.ts', 'another workspace by its package'],
  ['the renderer names workspaces by their packages', 'renderer/core/c.ts', '../../packages/contract/kit/money.ts', 'by its package'],
  ['tests name workspaces by their packages', 'tests/kill/a.ts', '../../packages/gateway/server.ts', 'by its package'],
  ['lottery is pure of the system', 'packages/lottery/a.ts', 'node:fs', 'packages/lottery is pure'],
  ['lottery is pure of screens', 'packages/lottery/b.ts', 'react', 'packages/lottery is pure'],
  ['renderer knows no gateway', 'renderer/features/a/a.ts', '../../../packages/gateway/config.ts', 'only through contract/'],
  ['renderer knows no gateway by its package name', 'renderer/core/a.ts', '@portico/gateway/config', 'only through contract/'],
  ['renderer knows no desktop', 'renderer/app/a.ts', 'electron', 'through renderer/platform only'],
  ['ui knows no desktop', 'renderer/ui/a/a.ts', 'electron', 'through renderer/platform only'],
  ['renderer takes the small zod', 'renderer/app/b.ts', 'zod', 'zod/mini'],
  ['ui takes the small zod', 'renderer/ui/a/b.ts', 'zod', 'zod/mini'],
  ['an icon comes by its own file', 'renderer/ui/a/c.ts', 'lucide-react', 'lucide-react/icons/'],
  ['features meet by their index', 'renderer/features/a/b.ts', '../b/slice.ts', 'by its index.ts'],
  ['dialogs of a feature are its own', 'renderer/features/a/c.ts', '../b/components/x-dialog.tsx', 'by its index.ts'],
  ['the feature file is for the app', 'renderer/features/a/d.ts', '../b/feature.ts', 'by its index.ts'],
  ['features know no app', 'renderer/features/a/e.ts', '../../app/store.ts', 'never app/'],
  ['app enters features by their feature file', 'renderer/app/c.ts', '../features/a/components/x-dialog.tsx', 'by their feature.ts'],
  ['core knows no feature', 'renderer/core/b.ts', '../features/a/index.ts', 'core/ is what features stand on'],
  ['api knows no feature', 'renderer/api/a.ts', '../features/a/index.ts', 'knows no feature'],
  ['lib knows no feature', 'renderer/lib/a.ts', '../features/a/index.ts', 'know no call and no feature'],
  ['i18n knows no call', 'renderer/i18n/a.ts', '../api/gateway.ts', 'know no call and no feature'],
  ['ui knows no feature', 'renderer/ui/a/c.ts', '../../features/a/index.ts', 'ui/ knows no feature'],
  ['gateway knows no renderer', 'packages/gateway/a/routes.ts', '../../../renderer/core/paths.ts', 'meet in contract/ only'],
  ['gateway knows no demo', 'packages/gateway/a/b.ts', '@portico/demo/seed/service', 'Production imports no demo'],
  ['the composition root knows no demo', 'packages/gateway/main.ts', '@portico/demo/main', 'Production imports no demo'],
  [
    'tests reach the demonstration by the harness',
    'packages/gateway/a/a.test.ts',
    '@portico/demo/seed/games',
    'Production imports no demo',
  ],
  ['production imports no tests', 'packages/gateway/a/c.ts', '../testing/gateway.ts', 'by its index.ts'],
  ['SQL stands in stores', 'packages/gateway/a/service.ts', 'drizzle-orm', 'SQL stands in store.ts'],
  ['tables are read in stores', 'packages/gateway/a/tables.ts', './schema.ts', 'SQL stands in store.ts'],
  ['a store is its own area’s', 'packages/gateway/a/d.ts', '../b/store.ts', 'by its index.ts'],
  ['an area is entered by its index', 'packages/gateway/a/e.ts', '../b/service.ts', 'by its index.ts'],
  ['the server enters areas by their index', 'packages/gateway/server.ts', './a/service.ts', 'by their index.ts'],
  ['the kit knows no area', 'packages/gateway/kit/a.ts', '../a/index.ts', 'know no area'],
  ['the studio is a vendor like any other', 'packages/studio/main.ts', '@portico/gateway/config', 'imports nothing of ours'],
  ['the operator knows the contract alone', 'packages/operator/a.ts', '@portico/gateway/config', 'knows the contract alone'],
  ['main knows no renderer', 'main/a/a.ts', '../../renderer/core/paths.ts', 'meet in the contract only'],
  ['main knows no rules', 'main/a/a.electron.ts', '@portico/lottery/bet', 'meet in the contract only'],
  ['electron stands in adapters', 'main/a/b.ts', 'electron', 'by *.electron.ts files'],
  ['the store stands in adapters', 'main/a/c.ts', 'electron-store', 'by *.electron.ts files'],
  ['the preload stands alone', 'preload/a.ts', '../main/ports.ts', 'The preload is one file'],
  ['the preload has no machine', 'preload/b.ts', 'node:fs', 'The preload is one file'],
]

const ALLOWED: readonly (readonly [path: string, specifier: string])[] = [
  ['packages/contract/a.ts', 'zod/mini'],
  ['packages/lottery/a.ts', '@portico/contract/money'],
  ['packages/gateway/a/store.ts', 'drizzle-orm'],
  ['packages/gateway/a/store.ts', './schema.ts'],
  ['packages/gateway/a/service.ts', './store.ts'],
  ['packages/gateway/a/service.ts', '../b/index.ts'],
  ['packages/gateway/reports/team-store.ts', '../member/schema.ts'],
  ['packages/demo/main.ts', '@portico/gateway/server'],
  ['packages/gateway/testing/gateway.ts', '@portico/demo/integrations'],
  ['packages/gateway/a/schema.ts', '../b/schema.ts'],
  ['packages/gateway/a/schema.ts', './codes.ts'],
  ['renderer/features/a/a.ts', '../b/index.ts'],
  ['renderer/features/a/a.tsx', 'lucide-react/icons/mail'],
  ['renderer/app/features.ts', '../features/a/feature.ts'],
  ['main/a/a.electron.ts', 'electron'],
  ['preload/index.ts', 'electron'],
]

/** Every way in which a file can name a module. */
const FORMS: readonly (readonly [form: string, write: (specifier: string) => string])[] = [
  ['import', (specifier) => `import { x } from '${specifier}'\nx()`],
  ['import type', (specifier) => `import type { X } from '${specifier}'\nexport const x: X = 1`],
  ['export from', (specifier) => `export * from '${specifier}'`],
  ['import()', (specifier) => `export const x = () => import('${specifier}')`],
  ['a type of import()', (specifier) => `export type X = import('${specifier}').X`],
]

describe.each(FORMS)('walls seen through %s', (_, write) => {
  test.each(REFUSED)('%s', (_wall, path, specifier, advice) => {
    expect(findingsIn(path, importsOf(path, write(specifier)))).toMatchObject([
      { path, specifier, message: expect.stringContaining(advice) as string },
    ])
  })

  test.each(ALLOWED)('%s may import %s', (path, specifier) => {
    expect(findingsIn(path, importsOf(path, write(specifier)))).toEqual([])
  })
})

describe('circles', () => {
  /** The circles among files of these texts. */
  const circlesOf = (texts: Readonly<Record<string, string>>): string[][] =>
    circlesIn(graphOf(new Map(Object.entries(texts).map(([path, text]) => [path, importsOf(path, text)]))))

  test.each(FORMS)('two files that import each other are refused, also by %s', (_, write) => {
    const texts = { 'packages/gateway/a/b.ts': write('./c.ts'), 'packages/gateway/a/c.ts': write('@portico/gateway/a/b') }
    expect(circlesOf(texts)).toEqual([['packages/gateway/a/b.ts', 'packages/gateway/a/c.ts']])
  })

  test('a longer way round is told without what only leads into it', () => {
    const texts = {
      'renderer/lib/in.ts': "import './a.ts'",
      'renderer/lib/a.ts': "import './b.ts'",
      'renderer/lib/b.ts': "import './out.ts'\nimport './c.ts'",
      'renderer/lib/c.ts': "import type { A } from './a.ts'",
      'renderer/lib/out.ts': "import 'react'",
    }
    expect(circlesOf(texts)).toEqual([['renderer/lib/a.ts', 'renderer/lib/b.ts', 'renderer/lib/c.ts']])
  })

  test('each of two circles is told', () => {
    const texts = { 'main/a.ts': "import './b.ts'", 'main/b.ts': "import './a.ts'\nimport './c.ts'", 'main/c.ts': "import './c.ts'" }
    expect(circlesOf(texts)).toHaveLength(2)
  })

  test('two files that import the same third are fine', () => {
    const texts = { 'main/a.ts': "import './c.ts'", 'main/b.ts': "import './a.ts'\nimport './c.ts'", 'main/c.ts': 'export {}' }
    expect(circlesOf(texts)).toEqual([])
  })
})

describe('the house', () => {
  const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))

  test('has no import through a wall, and none in a circle', () => {
    expect(files.length).toBeGreaterThan(1000)
    const imports = new Map(files.map(({ path }) => [path, importsOf(path, readFileSync(inRoot(path), 'utf8'))]))
    expect([...imports].flatMap(([path, named]) => findingsIn(path, named))).toEqual([])
    expect(circlesIn(graphOf(imports))).toEqual([])
  }, 240_000)

  test('has files in every layer of the table', () => {
    const used = new Set(files.map(({ path }) => layerOf(path)?.name))
    const data = new Set(['brands', 'locales'])
    expect(LAYERS.map(({ name }) => name).filter((name) => !used.has(name) && !data.has(name))).toEqual([])
  })
})
