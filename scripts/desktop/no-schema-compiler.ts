import type { Plugin } from 'vite'

const COMPILER = /^ajv(-formats)?(\/|$)/
const STAND_IN = '\0no-schema-compiler'

/**
 * Leaves out ajv, more than a third of the bundle, which electron-store uses for stores with a JSON schema only. Ours are
 * checked with zod; a store made with a schema fails at once.
 */
export const noSchemaCompiler: Plugin = {
  name: 'portico:no-schema-compiler',
  enforce: 'pre',
  resolveId: (id) => (COMPILER.test(id) ? STAND_IN : undefined),
  load: (id) =>
    id === STAND_IN
      ? `export class Ajv2020 { constructor() { throw new Error('This build has no JSON schema compiler: check with zod') } }
export default {}`
      : undefined,
}
