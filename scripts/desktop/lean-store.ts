import type { Plugin } from 'vite'

const COMPILER = /^ajv(-formats)?(\/|$)/
const NO_COMPILER = '\0no-schema-compiler'
const STORE = /\/node_modules\/electron-store\/index\.js$/
const ELECTRON = "import electron from 'electron';"

/**
 * Leaves two things out of electron-store. ajv is more than a third of the bundle and is used by stores with a JSON schema
 * only; ours are checked with zod. And the channel it opens in `ipcMain` would tell any page where the profile lies: without
 * electron it opens none, and takes absolute folders only, which ours are.
 */
export const leanStore: Plugin = {
  name: 'portico:lean-store',
  enforce: 'pre',
  resolveId: (id) => (COMPILER.test(id) ? NO_COMPILER : undefined),
  load: (id) =>
    id === NO_COMPILER
      ? `export class Ajv2020 { constructor() { throw new Error('This build has no JSON schema compiler: check with zod') } }
export default {}`
      : undefined,
  transform: (code, id) => {
    if (!STORE.test(id)) return undefined
    if (!code.includes(ELECTRON)) throw new Error('electron-store imports electron in another way now: see scripts/desktop/lean-store.ts')
    return { code: code.replace(ELECTRON, 'const electron = {};'), map: null }
  },
}
