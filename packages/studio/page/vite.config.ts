import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The studio's page: a bundle of its own, on an origin of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  build: {
    outDir: fileURLToPath(new URL('../../../dist/studio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
