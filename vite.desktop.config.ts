import { defineConfig, mergeConfig } from 'vite'
import electron from 'vite-plugin-electron'
import { mainBundle, preloadBundle } from './scripts/desktop/bundle.ts'
import { clientFolder, variantOf } from './scripts/desktop/folders.ts'
import site from './vite.config.ts'

const variant = variantOf()

/** The website, byte for byte, with main and preload beside it. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    // The Electron plugin would make it relative, and the renderer another one than the website's.
    base: '/',
    plugins: [electron([mainBundle(variant), preloadBundle(variant)])],
    build: { outDir: `${clientFolder(variant)}/renderer` },
  }),
)
