import { cpSync, rmSync } from 'node:fs'
import { build as buildSite, type InlineConfig, type Rolldown } from 'vite'
import { build as buildPart, type ElectronOptions, startup } from 'vite-plugin-electron'
import { mainBundle, preloadBundle } from './desktop/bundle.ts'
import { ensureClient } from './desktop/client.ts'
import { electronArguments, needElectron } from './desktop/electron-binary.ts'
import { clientFolder, environmentOf, type Variant, variantOf } from './desktop/folders.ts'
import { inRoot, requireNode } from './lib/root.ts'

requireNode()

/** Several parts that are rebuilt for one change start the client once. */
const SETTLED_MS = 200

const variant: Variant = { ...variantOf(), development: true, watched: true }
Object.assign(process.env, environmentOf(variant), {
  PORTICO_GATEWAY: process.env.GATEWAY || `http://127.0.0.1:${process.env.PORT || 8080}`,
})
const folder = clientFolder(variant)
rmSync(folder, { recursive: true, force: true })
cpSync(await ensureClient({ ...variant, watched: false }), folder, { recursive: true })
process.env.ELECTRON_BIN = needElectron(folder)

let timer: NodeJS.Timeout | undefined
const restart = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log('Starting the client')
    void startup(electronArguments(folder), {}, inRoot('scripts', 'desktop', 'electron-path.cjs'))
  }, SETTLED_MS)
}

type Watcher = Rolldown.RolldownWatcher
/** Calls back after each build that went well; one that did not says so, and the client that runs stays. */
const whenBuilt = (watcher: unknown, run: () => void): void =>
  void (watcher as Watcher).on('event', (event) => {
    if (event.code === 'END') run()
    if (event.code === 'ERROR') console.error(event.error.message)
  })

const watching = ({ vite }: ElectronOptions): ElectronOptions => ({
  vite: { ...vite, build: { ...(vite as InlineConfig).build, emptyOutDir: false, minify: false, watch: {} } },
})
for (const part of [mainBundle(variant), preloadBundle(variant)]) whenBuilt(await buildPart(watching(part)), restart)

const site: InlineConfig = {
  configFile: inRoot('vite.config.ts'),
  base: '/',
  logLevel: 'warn',
  build: { outDir: `${folder}/renderer`, emptyOutDir: true, watch: {} },
}
whenBuilt(await buildSite(site), () => console.log('The site is rebuilt: press F5 in the client'))

const end = (): void => {
  startup.exit()
  process.exit(0)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
