import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FILES: Readonly<Record<string, string>> = { 'react-router': 'index', 'react-router/dom': 'dom-export' }

/** The package offers browsers only its build with warnings for developers; what is shipped takes the one without. */
export const quietRouter = (): Plugin => ({
  name: 'portico:quiet-router',
  enforce: 'pre',
  apply: 'build',
  resolveId(source) {
    const file = FILES[source]
    if (!file) return undefined
    const path = fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))
    return this.resolve(path)
  },
})
