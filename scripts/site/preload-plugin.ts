import type { Plugin, Rolldown } from 'vite'
import { isStart } from './chunks.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Scripts that are there on every page by the time anything else is asked for. */
const startedFiles = (bundle: Bundle): Set<string> => {
  const start = Object.values(bundle).filter((file) => file.type === 'chunk' && (file.isEntry || isStart(file)))
  return new Set(start.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.fileName, ...chunk.imports] : [])))
}

/**
 * Keeps out of each lazy part's list of preloads what every page has loaded already. Those lists are written into the
 * scripts that import the parts, and were kilobytes of the lobby's.
 */
export const preloadPlugin = (): Plugin => {
  let started = new Set<string>()
  return {
    name: 'portico-preload',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? deps.filter((dep) => !started.has(dep)) : deps),
        },
      },
    }),
    generateBundle(_options, bundle) {
      started = startedFiles(bundle)
    },
  }
}
