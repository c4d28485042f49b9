import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { isStart } from './chunks.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Scripts that are there on every page by the time anything else is asked for. */
const startedFiles = (bundle: Bundle): Set<string> => {
  const start = Object.values(bundle).filter((file) => file.type === 'chunk' && (file.isEntry || isStart(file)))
  return new Set(start.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.fileName, ...chunk.imports] : [])))
}

/** Vite's own name of the module that its build wraps around each `import()`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has the files of each lazy part fetched by fetch-files.js before they are imported, and keeps out of the part's list what
 * every page has loaded already, and the part itself. Those lists are written into the scripts that import the parts, and were kilobytes of the
 * lobby's.
 */
export const preloadPlugin = (): Plugin => {
  let started = new Set<string>()
  return {
    name: 'portico-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? readFileSync(new URL('fetch-files.js', import.meta.url), 'utf8') : null),
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, deps, { hostType }) =>
            hostType === 'js' ? deps.filter((dep) => dep !== file && !started.has(dep)) : deps,
        },
      },
    }),
    generateBundle(_options, bundle) {
      started = startedFiles(bundle)
    },
  }
}
