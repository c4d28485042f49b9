import type { Plugin, Rolldown } from 'vite'

/** Modules that every page starts: the entry, and the parts it imports one after the other. */
const START = /\/renderer\/(index\.html|main\.tsx|i18n\/set-up\.ts|app\/(store|router|mount)\.tsx?)$/

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Scripts that are there on every page by the time anything else is asked for. */
const startedFiles = (bundle: Bundle): Set<string> => {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    chunk.imports.forEach(visit)
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && START.test(chunk.facadeModuleId ?? '')) visit(file)
  }
  return files
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
