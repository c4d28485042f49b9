import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { brandPlugin, readBrand } from './scripts/site/brand-plugin.ts'
import { chunkGroups } from './scripts/site/chunks.ts'
import { directIcons } from './scripts/site/direct-icons.ts'
import { preloadPlugin } from './scripts/site/preload-plugin.ts'
import { quietRouter } from './scripts/site/quiet-router.ts'
import { stringsPlugin } from './scripts/strings/plugin.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The brand to build, a folder below resources/brands. */
const brandFolder = at(`resources/brands/${process.env['BRAND'] ?? 'aurora'}`)
const locales = readBrand(brandFolder).languages.map(({ locale }) => locale)
/** Where the gateway listens while developing. */
const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: at('renderer'),
  plugins: [react(), quietRouter(), directIcons(), brandPlugin(brandFolder), stringsPlugin({ locales }), preloadPlugin()],
  build: {
    outDir: at('dist/renderer'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/wps', '/lgw', '/lotto', '/art'].map((path) => [path, { target: gateway }])),
      [EVENTS_PATH]: { target: gateway, ws: true },
    },
  },
})
