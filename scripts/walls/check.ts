import { dirname, join, matchesGlob } from 'node:path/posix'
import type { ImportGraph } from './circles.ts'
import type { Import } from './imports.ts'
import { ADVICE, type Layer, LAYERS } from './layers.ts'

export interface Finding {
  readonly path: string
  readonly line: number
  readonly specifier: string
  readonly message: string
}

const WORKSPACE = /^@portico\/([^/]+)\/(.+)$/
const ALIASES: readonly (readonly [prefix: string, folder: string])[] = [['#brands/', 'resources/brands/']]

export const layerOf = (path: string): Layer | undefined => LAYERS.find(({ files }) => files.some((glob) => matchesGlob(path, glob)))

/** The repository's path of what a file names, or undefined for a package. */
const targetOf = (path: string, specifier: string): string | undefined => {
  const bare = specifier.split('?', 1)[0]!
  if (bare.startsWith('.')) return join(dirname(path), bare)
  const alias = ALIASES.find(([prefix]) => bare.startsWith(prefix))
  if (alias) return alias[1] + bare.slice(alias[0].length)
  const [, workspace, module] = WORKSPACE.exec(bare) ?? []
  return workspace ? `packages/${workspace}/${module}.ts` : undefined
}

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

const packageAllowed = ({ only, never = [] }: Layer, name: string): boolean =>
  name.startsWith('virtual:') || (only ? only.some((pattern) => matches(name, pattern)) : !never.some((pattern) => matches(name, pattern)))

const unitOf = ({ unitDepth }: Layer, path: string): string | undefined =>
  unitDepth === undefined ? undefined : path.split('/').slice(0, unitDepth).join('/')

const sameUnit = (from: Layer, path: string, to: Layer, target: string): boolean => {
  const [own, other] = [unitOf(from, path), unitOf(to, target)]
  return own !== undefined && own === other
}

const enters = (from: Layer, to: Layer, target: string): boolean => {
  if (!to.doors) return true
  const allowed = to.doors[target.split('/').at(-1)!]
  return allowed === '*' || (allowed?.includes(from.name) ?? false)
}

const allowed = (from: Layer, path: string, target: string): boolean => {
  const to = layerOf(target)
  if (!to) return true
  if (from.imports.includes('*')) return !from.except?.includes(to.name)
  if (sameUnit(from, path, to, target) && !to.tables) return true
  if (from !== to && !from.imports.includes(to.name)) return false
  if (from === to && !from.unitDepth) return true
  return enters(from, to, target)
}

const workspaceOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1]

/** Whether it names a file of another workspace by a relative path. */
const leavesWorkspace = (path: string, specifier: string, target: string): boolean =>
  specifier.startsWith('.') && workspaceOf(target) !== undefined && workspaceOf(target) !== workspaceOf(path)

const adviceFor = (from: Layer, target: string): string =>
  ADVICE.find(([to, layers]) => to.test(target) && layers.test(from.name))?.[2] ?? from.advice

/** What a file imports against the table of layers. A file of no layer is a finding too. */
export const findingsIn = (path: string, imports: readonly Import[]): Finding[] => {
  const from = layerOf(path)
  if (!from) return [{ path, line: 1, specifier: '', message: 'This file stands in no layer: name it in scripts/walls/layers.ts.' }]
  return imports.flatMap(({ specifier, line }) => {
    const target = targetOf(path, specifier)
    const fine = target === undefined ? packageAllowed(from, specifier) : allowed(from, path, target)
    if (!fine) return [{ path, line, specifier, message: adviceFor(from, target ?? specifier) }]
    if (target === undefined || !leavesWorkspace(path, specifier, target)) return []
    return [{ path, line, specifier, message: `Name another workspace by its package: @portico/${workspaceOf(target)}/…` }]
  })
}

/** Which file imports which, of what each file names. */
export const graphOf = (imports: ReadonlyMap<string, readonly Import[]>): ImportGraph =>
  new Map([...imports].map(([path, named]) => [path, named.flatMap(({ specifier }) => targetOf(path, specifier) ?? [])]))
