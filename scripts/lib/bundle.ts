import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One chunk of vite's manifest. */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export interface Bundle {
  /** The chunk the page starts with. */
  readonly entry: string
  /** Source files that become chunks of their own when first needed. */
  readonly lazy: readonly string[]
  /** Chunks whose name was configured, by that name. */
  named(name: RegExp): string[]
  /** Files loaded for the given chunks: their own and everything they import at once. */
  filesOf(keys: readonly string[]): { readonly js: ReadonlySet<string>; readonly css: ReadonlySet<string> }
  /** Bytes of files as sent with gzip. */
  weigh(files: Iterable<string>): number
}

/** A file without a copy that was compressed before is compressed when it is asked for. */
const sentSize = (path: string): number =>
  existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path), { level: 9 }).length

/** Reads the manifest of the site built into `folder`. */
export const readBundle = (folder: string): Bundle => {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new Error('There is no built site with a manifest; run npm run build')
  const chunks = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry)
  if (!entry) throw new Error('The manifest names no entry')
  const weights = new Map<string, number>()
  const weightOf = (file: string): number => {
    const known = weights.get(file) ?? sentSize(join(folder, file))
    weights.set(file, known)
    return known
  }
  return {
    entry,
    lazy: Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry && chunks[key]?.src),
    named: (name) => Object.keys(chunks).filter((key) => !chunks[key]?.src && name.test(chunks[key]?.name ?? '')),
    filesOf: (keys) => {
      const js = new Set<string>()
      const css = new Set<string>()
      const seen = new Set<string>()
      const visit = (key: string) => {
        const chunk = chunks[key]
        if (!chunk || seen.has(key)) return
        seen.add(key)
        if (chunk.file.endsWith('.js')) js.add(chunk.file)
        for (const file of chunk.css ?? []) css.add(file)
        chunk.imports?.forEach(visit)
      }
      keys.forEach(visit)
      return { js, css }
    },
    weigh: (files) => [...files].reduce((sum, file) => sum + weightOf(file), 0),
  }
}
