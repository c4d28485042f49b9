import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { brandPlugin, readBrand } from './scripts/site/brand-plugin.ts'
import { chunkMarks } from './scripts/site/chunk-marks.ts'
import { chunkGroups } from './scripts/site/chunks.ts'
import { preloadPlugin } from './scripts/site/preload-plugin.ts'
import { pureRouter } from './scripts/site/pure-router.ts'
import { stringsPlugin } from './scripts/strings/plugin.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The brand to build, a folder below resources/brands. */
const brandId = process.env['BRAND'] || 'aurora'
const brandFolder = at(`resources/brands/${brandId}`)
const locales = readBrand(brandFolder).languages.map(({ locale }) => locale)
const { plugin: chunkMarksPlugin, marks } = chunkMarks()
/** Where the gateway listens while developing. */
const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ command }) => ({
  root: at('renderer'),
  // The package names only its build with warnings for developers; what is shipped takes the one without.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') }] : [],
  },
  plugins: [react(), chunkMarksPlugin, brandPlugin(brandFolder), stringsPlugin({ locales }), preloadPlugin(), pureRouter()],
  // Texts are read as a whole: a name for each would only be more to send.
  json: { namedExports: false },
  build: {
    // scripts/build.ts builds beside it and lets the whole take its place.
    outDir: at(`dist/renderer/${brandId}`),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        // Whoever takes one name of a feature gets no other part of it along.
        moduleSideEffects: [{ test: /\/renderer\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups(marks) },
        // Every name stands in the list of what a lazy part needs, which each visit loads.
        chunkFileNames: 'assets/[hash:6].js',
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/wps', '/lgw', '/lotto', '/art'].map((path) => [path, { target: gateway }])),
      [EVENTS_PATH]: { target: gateway, ws: true },
    },
  },
}))
