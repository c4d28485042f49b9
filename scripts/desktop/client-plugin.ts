import type { ClientConfig } from '@portico/contract/desktop/brand'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:client'
const RESOLVED = `\0${VIRTUAL}`

/** Puts the brand into main, and whether this is a development build. */
export const clientPlugin = (client: ClientConfig, development: boolean): Plugin => ({
  name: 'portico:client',
  resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
  load: (id) =>
    id === RESOLVED
      ? `export const client = ${JSON.stringify(client)}\nexport const development = ${JSON.stringify(development)}`
      : undefined,
})
