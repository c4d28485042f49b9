import { constants, runInThisContext } from 'node:vm'

const load = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}) as (url: string) => Promise<unknown>
const HOOKS = new URL('../hooks.mjs', import.meta.url).href

/** Imports as Node does, `electron` being the fake: a test runner's own import would hide a bundle's imports from the hooks. */
export const nodeImport = async (url: string): Promise<unknown> => {
  await load(HOOKS)
  return load(url)
}
