import type { InlineConfig } from 'vite'
import type { ElectronOptions } from 'vite-plugin-electron'
import { inRoot, root } from '../lib/root.ts'
import { clientConfig } from './client-config.ts'
import { clientPlugin } from './client-plugin.ts'
import { brandFolder, clientFolder, type Variant } from './folders.ts'
import { leanCalls } from './lean-calls.ts'
import { leanStore } from './lean-store.ts'
import { stringsPlugin } from '../strings/plugin.ts'

const common: InlineConfig = { root, logLevel: 'warn' }
const build = { target: 'es2024', minify: true, sourcemap: false, reportCompressedSize: false } as const

/** Main: an ES module with everything in it but Electron and Node, and a chunk for each part that is imported when first needed. */
export const mainBundle = (variant: Variant, entry = inRoot('main', 'index.electron.ts')): ElectronOptions => ({
  vite: {
    ...common,
    plugins: [
      clientPlugin(clientConfig(brandFolder(variant.brand), variant.development), variant.development),
      stringsPlugin(),
      leanCalls(),
      leanStore,
    ],
    build: {
      ...build,
      outDir: `${clientFolder(variant)}/main`,
      emptyOutDir: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js', minify: true } },
    },
  },
})

/** The preload: one CommonJS file, since a sandboxed preload can load nothing else. */
export const preloadBundle = (variant: Variant): ElectronOptions => ({
  vite: {
    ...common,
    build: {
      ...build,
      outDir: clientFolder(variant),
      emptyOutDir: false,
      lib: { entry: inRoot('preload', 'index.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { entryFileNames: 'preload.cjs', codeSplitting: false } },
    },
  },
})
