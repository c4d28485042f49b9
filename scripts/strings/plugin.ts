import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CLIENT, fileOf, filesShared, LOCALES, localesIn, namespacesIn, SOURCE, textsRead } from './files.ts'

const VIRTUAL = 'virtual:strings'
const RESOLVED = `\0${VIRTUAL}`
/** How the development server writes a path outside its root. */
const DEVELOPMENT = process.platform === 'win32' ? /^\/@fs\// : /^\/@fs(?=\/)/
const QUERY = /\?.*$/

interface StringsOptions {
  /** Languages to bundle, by their folders; all there are when absent. */
  readonly locales?: readonly string[]
  readonly folder?: string
}

/** `virtual:strings`: an import of each language's texts by `locale/namespace`, each a chunk of its own; one for all that would have the same. */
const tableOf = (locales: readonly string[], folder: string): string => {
  const names = namespacesIn(folder).filter((name) => name !== CLIENT)
  const rows = names.flatMap((name) =>
    [...filesShared([...new Set([SOURCE, ...locales])], name, folder)].map(
      ([locale, from]) => `${JSON.stringify(`${locale}/${name}`)}: () => import(${JSON.stringify(fileOf(from, name, folder))})`,
    ),
  )
  return `export const strings = {\n${rows.join(',\n')}\n}`
}

/**
 * Bundles texts with their fallback in them: a file of a language carries the English text of each key that it lacks, so that
 * nobody loads two files for one. A file that a language does not have at all comes out whole in English, with its plural forms; languages
 * of the same forms load one file, the English one where those are English.
 */
export const stringsPlugin = ({ locales, folder = LOCALES }: StringsOptions = {}): Plugin => {
  /** The language and namespace of a module below `locales/`. */
  const placeOf = (id: string): readonly [locale: string, namespace: string] | undefined => {
    const path = resolve(id.replace(DEVELOPMENT, '').replace(QUERY, ''))
    return path.endsWith('.json') && dirname(dirname(path)) === resolve(folder)
      ? [basename(dirname(path)), basename(path, '.json')]
      : undefined
  }
  return {
    name: 'portico:strings',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === VIRTUAL) return RESOLVED
      // A file that is not there has no path that anything else would resolve.
      const file = placeOf(id)
      return file && isAbsolute(id) ? fileOf(...file, folder) : undefined
    },
    load(id) {
      if (id === RESOLVED) return tableOf(locales ?? localesIn(folder), folder)
      const file = placeOf(id)
      if (!file) return undefined
      const [locale, namespace] = file
      if (locale !== SOURCE) this.addWatchFile(join(folder, SOURCE, `${namespace}.json`))
      return JSON.stringify(textsRead(locale, namespace, folder))
    },
  }
}
