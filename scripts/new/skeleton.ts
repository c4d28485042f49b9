import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bin, inRoot, root } from '../lib/root.ts'

/** A change to a file that is there. @throws Error when the file does not look as expected */
export interface Edit {
  readonly path: string
  readonly edit: (text: string) => string
}

export interface Derivation {
  /** A file that Node runs, from the repository's folder. */
  readonly script: string
  readonly args?: readonly string[]
}

/** What a generator wants done: new files, changes to lists, programs that derive something, and what is left to do by hand. */
export interface Skeleton {
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[]
  readonly edits?: readonly Edit[]
  /** Programs that derive files from what was written, run afterwards in their order. */
  readonly derive?: readonly Derivation[]
  readonly next: readonly string[]
}

/** A generator: reads its arguments and answers a skeleton. @throws Error with a sentence for whoever typed them */
export interface Generator {
  readonly usage: string
  readonly make: (args: readonly string[]) => Skeleton
}

/** @throws Error when the name is not words of lower-case letters and digits joined by hyphens */
export const kebab = (name: string | undefined, what: string): string => {
  if (name !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name
  throw new Error(`${what} is named in lower case with hyphens, e.g. loyalty-card; got ${name ?? 'nothing'}`)
}

export const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (name: string): string => camel(`-${name}`)

/** An edit that puts a line in front of the first one that holds a mark. */
export const lineBefore = (path: string, mark: string, line: string): Edit => ({
  path,
  edit: (text) => {
    const lines = text.split('\n')
    const at = lines.findIndex((each) => each.includes(mark))
    if (at < 0) throw new Error(`${path} has no line with ${mark}`)
    return lines.toSpliced(at, 0, line).join('\n')
  },
})

/** An edit that puts an import among those of files at the same depth, in the order of their addresses. */
export const importLine = (path: string, line: string): Edit => ({
  path,
  edit: (text) => {
    const specifierOf = (each: string): string => /^import .* from '(.+)'$/.exec(each)?.[1] ?? ''
    const specifier = specifierOf(line)
    const beside = `${specifier.split('/').slice(0, -2).join('/')}/`
    const lines = text.split('\n')
    const among = lines.flatMap((each, at) => (specifierOf(each).startsWith(beside) ? [at] : []))
    if (among.length === 0) throw new Error(`${path} imports nothing from ${beside}`)
    const at = among.find((each) => specifierOf(lines[each]!) > specifier) ?? among.at(-1)! + 1
    return lines.toSpliced(at, 0, line).join('\n')
  },
})

/** An edit that puts an entry, with its comma, at the end of the list that a file's last such bracket closes. */
export const lastEntry = (path: string, bracket: ']' | '}', entry: string): Edit => ({
  path,
  edit: (text) => {
    const at = text.lastIndexOf(bracket)
    if (at < 0) throw new Error(`${path} has no ${bracket}`)
    const before = text.slice(0, at).trimEnd()
    return `${before}${/[,[{]$/.test(before) ? '' : ','}\n${entry}${text.slice(at)}`
  },
})

/** An edit that puts text in front of the last occurrence of a mark. */
export const beforeLast = (path: string, mark: string, insert: string): Edit => ({
  path,
  edit: (text) => {
    const at = text.lastIndexOf(mark)
    if (at < 0) throw new Error(`${path} has no ${mark}`)
    return text.slice(0, at) + insert + text.slice(at)
  },
})

/** Writes a skeleton. @throws Error before anything is written when a file is there already or an edit does not fit */
export const write = ({ files, edits = [], derive = [] }: Skeleton): void => {
  const existing = files.find(({ path }) => existsSync(inRoot(path)))
  if (existing) throw new Error(`${existing.path} is there already`)
  const changed = new Map<string, string>()
  for (const { path, edit } of edits) {
    if (!existsSync(inRoot(path))) throw new Error(`there is no ${path}`)
    changed.set(path, edit(changed.get(path) ?? readFileSync(inRoot(path), 'utf8')))
  }
  for (const { path, content } of [...files, ...[...changed].map(([path, content]) => ({ path, content }))]) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), content)
  }
  const touched = [...files.map(({ path }) => path), ...changed.keys()].filter((path) => /\.(tsx?|json)$/.test(path))
  if (touched.length > 0) execFileSync(bin('biome'), ['format', '--write', ...touched], { cwd: root, stdio: 'ignore' })
  for (const { script, args = [] } of derive)
    execFileSync(process.execPath, [inRoot(script), ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
