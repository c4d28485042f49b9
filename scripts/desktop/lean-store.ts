import type { Plugin } from 'vite'

const COMPILER = /^ajv(-formats)?(\/|$)/
const NO_COMPILER = '\0no-schema-compiler'
const VERSIONS = 'semver'
const NO_VERSIONS = '\0no-versions'
const CONF = /\/node_modules\/conf\/dist\//
const STORE = /\/node_modules\/electron-store\/index\.js$/
const ELECTRON = "import electron from 'electron';"

const LEFT_OUT: Readonly<Record<string, string>> = {
  [NO_COMPILER]: `export class Ajv2020 { constructor() { throw new Error('This build has no JSON schema compiler: check with zod') } }
export default {}`,
  [NO_VERSIONS]: `export default new Proxy({}, { get() { throw new Error('This build has no migrations of electron-store: see main/profile') } })`,
}

/**
 * Leaves three things out of electron-store. ajv is more than a third of the bundle and is used by stores with a JSON schema
 * only; ours are checked with zod. semver puts the store's own migrations in order; ours are in main/profile. And the channel
 * it opens in `ipcMain` would tell any page where the profile lies: without electron it opens none, and takes absolute folders
 * only, which ours are.
 */
export const leanStore: Plugin = {
  name: 'portico:lean-store',
  enforce: 'pre',
  resolveId: (id, importer = '') => {
    if (COMPILER.test(id)) return NO_COMPILER
    return id === VERSIONS && CONF.test(importer.replaceAll('\\', '/')) ? NO_VERSIONS : undefined
  },
  load: (id) => LEFT_OUT[id],
  transform: (code, id) => {
    if (!STORE.test(id)) return undefined
    if (!code.includes(ELECTRON)) throw new Error('electron-store imports electron in another way now: see scripts/desktop/lean-store.ts')
    return { code: code.replace(ELECTRON, 'const electron = {};'), map: null }
  },
}
