/**
 * The walls of the house, written once. A file belongs to the first layer whose pattern it matches; it may import its own
 * layer and the layers its row names. `npm run walls` checks every import, `import()` and type import of the repository.
 */
export interface Layer {
  readonly name: string
  /** Globs of the files that belong to it. */
  readonly files: readonly string[]
  /** Layers it may import, besides itself. */
  readonly imports: readonly string[]
  /** Its own unit may not import it either, unless its row says so. */
  readonly tables?: true
  /** Layers it may not import although it may all others. */
  readonly except?: readonly string[]
  /** A folder with this many path segments is one unit: units of a layer see each other by their doors alone. */
  readonly unitDepth?: number
  /** Base names of the files through which a unit is entered, and the layers that may use each; `*` is every layer. */
  readonly doors?: Readonly<Record<string, readonly string[] | '*'>>
  /** Packages from npm and Node it may use: all but `never`, or `only` these. A trailing `*` matches any rest. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  readonly advice: string
}

const SQL = ['drizzle-orm*', 'pg', '@electric-sql/*']
const SCREENS = ['react', 'react-*', 'electron*']
const RENDERER_NEVER = ['electron*', 'node:*', 'zod', 'lucide-react']
const RENDERER_BASE = ['contract', 'lottery', 'commission', 'brands', 'locales']
const GATEWAY_BASE = ['contract', 'lottery', 'commission', 'gateway kit', 'gateway ports', 'gateway base']
const EVERY_STORE = ['packages/gateway/**/store.ts', 'packages/gateway/**/*-store.ts', 'packages/gateway/**/*-statement.ts']

export const LAYERS: readonly Layer[] = [
  {
    name: 'gateway tests',
    files: ['packages/gateway/**/*.test.ts'],
    imports: ['*'],
    except: ['demo'],
    advice: 'Production imports no demo: what its tests need of it comes with testing/gateway.ts, the harness.',
  },
  {
    name: 'tests',
    files: ['tests/**', '**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'renderer/test/**', '**/*.fixture.json'],
    imports: ['*'],
    advice: 'Tests may import anything; nothing but tests imports them.',
  },
  {
    name: 'scripts',
    files: ['scripts/**', '*.ts'],
    imports: ['*'],
    advice: 'What a developer runs may import anything but tests.',
  },
  {
    name: 'contract examples',
    files: ['packages/contract/**/{*-,}examples.ts', 'packages/contract/examples/**'],
    imports: ['contract'],
    only: ['zod/mini'],
    advice: 'Examples are for the reference and the tests: no program imports them.',
  },
  {
    name: 'contract',
    files: ['packages/contract/**'],
    imports: [],
    only: ['zod/mini'],
    advice: 'The contract stands alone: it may use zod/mini and nothing of ours. Move shared shapes into packages/contract instead.',
  },
  {
    name: 'lottery',
    files: ['packages/lottery/**'],
    imports: ['contract'],
    only: [],
    advice: 'packages/lottery is pure: rules in, answers out. It may import @portico/contract only.',
  },
  {
    name: 'commission',
    files: ['packages/commission/**'],
    imports: ['contract'],
    only: ['@internationalized/date'],
    advice: 'packages/commission is pure: bets and contracts in, lines out. It may import @portico/contract only.',
  },
  {
    name: 'operator',
    files: ['packages/operator/**'],
    imports: ['contract'],
    never: [...SQL, ...SCREENS],
    advice: 'The command line is a client of the operator calls: it knows the contract alone. Add a call.',
  },
  {
    name: 'studio',
    files: ['packages/studio/**'],
    imports: [],
    never: [...SQL, ...SCREENS],
    advice: 'The studio is a vendor like any other: it reaches the gateway over the vendor API alone and imports nothing of ours.',
  },
  {
    name: 'demo',
    files: ['packages/demo/**'],
    imports: [
      'contract',
      'lottery',
      'gateway',
      'gateway area',
      'gateway schema',
      'gateway kit',
      'gateway ports',
      'gateway base',
      'gateway database',
    ],
    never: SCREENS,
    advice: 'The demo composes the gateway with drawn pictures, seed and sandbox.',
  },
  {
    name: 'gateway database',
    files: ['packages/gateway/db/**', 'packages/gateway/drizzle.config.ts'],
    imports: [...GATEWAY_BASE, 'gateway schema'],
    never: SCREENS,
    advice: 'The database knows tables, not areas.',
  },
  {
    name: 'gateway schema',
    files: ['packages/gateway/*/schema.ts', 'packages/gateway/*/*/schema.ts'],
    imports: ['contract', 'gateway kit', 'gateway database', 'gateway area'],
    unitDepth: 3,
    doors: { 'schema.ts': '*' },
    tables: true,
    never: SCREENS,
    advice: 'A table belongs to its area. Only other tables, db/ and reports/ may know it; everybody else asks the area.',
  },
  {
    name: 'gateway base',
    files: ['packages/gateway/{config,failure,platform,settings}.ts', 'packages/gateway/*-settings.ts'],
    imports: ['contract', 'gateway ports', 'gateway kit', 'gateway database'],
    never: [...SQL, ...SCREENS],
    advice: 'What every area stands on knows no area.',
  },
  {
    name: 'gateway ports',
    files: ['packages/gateway/ports/**'],
    imports: ['contract', 'gateway base', 'gateway database'],
    never: [...SQL, ...SCREENS],
    advice: 'A port says what is needed of the world and knows no area.',
  },
  {
    name: 'gateway kit',
    files: ['packages/gateway/kit/**', 'packages/gateway/http/**'],
    imports: ['contract', 'lottery', 'gateway base', 'gateway ports', 'gateway database', 'gateway schema'],
    never: SCREENS,
    advice: 'Helpers of many areas know no area.',
  },
  {
    name: 'gateway reports',
    files: ['packages/gateway/reports/**'],
    imports: [...GATEWAY_BASE, 'gateway database', 'gateway schema', 'gateway area'],
    never: SCREENS,
    advice: 'reports/ reads across areas, and only reads.',
  },
  {
    name: 'gateway stores',
    files: EVERY_STORE,
    imports: [...GATEWAY_BASE, 'gateway database', 'gateway schema', 'gateway area'],
    never: SCREENS,
    unitDepth: 3,
    doors: {},
    advice: "Another area's store is its own business: ask its index.ts.",
  },
  {
    name: 'gateway',
    files: ['packages/gateway/*.ts', 'packages/gateway/composition/**'],
    imports: [...GATEWAY_BASE, 'gateway database', 'gateway area', 'gateway reports'],
    never: [...SQL, ...SCREENS],
    advice: 'The composition root enters areas by their index.ts. Production imports no demo, no seed and no tests.',
  },
  {
    name: 'gateway area',
    files: ['packages/gateway/*/**'],
    imports: [...GATEWAY_BASE, 'gateway database', 'gateway stores', 'gateway reports'],
    unitDepth: 3,
    doors: { 'index.ts': '*', 'store.ts': [] },
    never: [...SQL, ...SCREENS],
    advice: 'Import another area by its index.ts; SQL stands in store.ts files and gateway/db only. Add a function to the area.',
  },
  {
    name: 'brands',
    files: ['resources/**'],
    imports: [],
    advice: 'Brand packs are data.',
  },
  { name: 'locales', files: ['locales/**'], imports: [], advice: 'Locales are data.' },
  {
    name: 'renderer base',
    files: ['renderer/{lib,theme,i18n}/**', 'renderer/env.d.ts'],
    imports: RENDERER_BASE,
    never: RENDERER_NEVER,
    advice: 'lib, theme and i18n know no call and no feature: take what is needed as an argument.',
  },
  {
    name: 'renderer ui',
    files: ['renderer/ui/**'],
    imports: [...RENDERER_BASE, 'renderer base'],
    never: RENDERER_NEVER,
    advice: 'ui/ knows no feature and no call: take what is shown as props.',
  },
  {
    name: 'renderer platform',
    files: ['renderer/platform/**'],
    imports: [...RENDERER_BASE, 'renderer base'],
    never: RENDERER_NEVER,
    advice: 'platform/ is the port to the host and knows no feature.',
  },
  {
    name: 'renderer api',
    files: ['renderer/api/**'],
    imports: [...RENDERER_BASE, 'renderer base', 'renderer platform'],
    never: RENDERER_NEVER,
    advice: 'api/ is the way to the gateway and knows no feature.',
  },
  {
    name: 'renderer core',
    files: ['renderer/core/**'],
    imports: [...RENDERER_BASE, 'renderer base', 'renderer ui', 'renderer platform', 'renderer api'],
    never: RENDERER_NEVER,
    advice: 'core/ is what features stand on and knows none of them.',
  },
  {
    name: 'renderer feature',
    files: ['renderer/features/*/**'],
    imports: [...RENDERER_BASE, 'renderer base', 'renderer ui', 'renderer platform', 'renderer api', 'renderer core'],
    unitDepth: 3,
    doors: { 'index.ts': '*', 'feature.ts': ['renderer app'], 'feature.tsx': ['renderer app'] },
    never: RENDERER_NEVER,
    advice: 'A feature imports another by its index.ts (what you need may have to be exported there), and never app/.',
  },
  {
    name: 'renderer app',
    files: ['renderer/app/**', 'renderer/main.tsx'],
    imports: [...RENDERER_BASE, 'renderer base', 'renderer ui', 'renderer platform', 'renderer api', 'renderer core', 'renderer feature'],
    never: RENDERER_NEVER,
    advice: 'app/ composes features by their feature.ts.',
  },
  {
    name: 'main adapters',
    files: ['main/**/*.electron.ts'],
    imports: ['contract', 'brands', 'locales', 'main'],
    never: ['react', 'react-*', ...SQL],
    advice: 'main, renderer and gateway meet in the contract only.',
  },
  {
    name: 'main',
    files: ['main/**'],
    imports: ['contract', 'brands', 'locales'],
    never: ['react', 'react-*', 'electron', 'electron/*', 'electron-store', 'electron-updater', ...SQL],
    advice:
      'main, renderer and gateway meet in the contract only; electron is imported by *.electron.ts files. Give the pure part what it needs as a port.',
  },
  {
    name: 'preload',
    files: ['preload/**'],
    imports: ['contract'],
    only: ['electron'],
    advice: "The preload is one file over the contract's desktop channels and electron's bridge.",
  },
]

/** Says what to do instead where a package or a layer is refused so often that the general advice would not help. */
export const ADVICE: readonly (readonly [target: RegExp, from: RegExp, advice: string])[] = [
  [/^electron/, /^renderer/, 'The renderer reaches the desktop through renderer/platform only.'],
  [/^lucide-react$/, /^renderer/, 'Import each icon from its own file, lucide-react/icons/<name>: the index brings all of them along.'],
  [/^zod$/, /^renderer/, 'Use zod/mini: it is a fifth of the size and needs no eval.'],
  [/^packages\/(gateway|demo|operator)\//, /^renderer/, 'The renderer knows the gateway only through contract/. Add a row there.'],
  [/^renderer\//, /^gateway/, 'The gateway and the renderer meet in contract/ only.'],
  [/^packages\/demo\//, /^gateway/, 'Production imports no demo. Give the gateway a port and let the demo fill it.'],
  [
    /^(drizzle-orm|pg$|@electric-sql)|\/schema\.ts$/,
    /^gateway/,
    'SQL stands in store.ts files and gateway/db only. Add a function to the area’s store.',
  ],
]
