import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Graph = Parameters<Extract<Groups[number]['name'], (...args: never) => unknown>>[1]

/** Names of the chunks that every start evaluates, and of those that the lobby adds. */
export const START_CHUNK = /^start(-\d+)?$/
export const LOBBY_CHUNK = /^lobby-(ui|page)$/
export const isStart = ({ name }: { readonly name: string }): boolean => START_CHUNK.test(name)
export const isLobby = ({ name }: { readonly name: string }): boolean => LOBBY_CHUNK.test(name)

const at = (path: string): string => fileURLToPath(new URL(`../../renderer/${path}`, import.meta.url))

const MAIN = at('main.tsx')
/** What only the client loads. */
const CLIENT_ONLY: ReadonlySet<string> = new Set([at('platform/desktop.ts')])
/** A part with less source than this is no task worth its own file; it comes with the part before it. */
const SMALL_PART = 3500
/** Source beyond which one of the common pieces is worth a file of its own. */
const LARGE_PIECE = 6000

/** Pieces that many screens show, but those with libraries of their own, and rows of sums, which the lobby has none of. */
const PIECE =
  /\/renderer\/(?!ui\/(data-table|date-field|range-menu|sums)|lib\/days|core\/((use|record)-days|office-(table|page)))(ui|lib|i18n|core)\/|\/lucide-react\//
/** What stands below pieces and pages alike: who needs it must not get a wave of the lobby with it. */
const GROUND = /\/packages\/(contract\/)?lottery\/|\/renderer\/features\/lottery\//

/**
 * What the lobby shows first, and what is put into it and into the shell around it later: a file for each wave, in this order.
 * Its parts say so where they are imported: see `chunk-marks.ts`.
 */
const WAVES = ['lobby-page', 'side', 'footer', 'service', 'lobby-below'] as const

/** Parts of libraries that a start imports in name only. */
const UNUSED = /\/react-i18next\/dist\/es\/(Icu)?Trans/

/** A module and all it imports at once, without what has its chunk already. */
const closure = (graph: Graph, root: string, assigned: ReadonlyMap<string, string>): string[] => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || assigned.has(id) || UNUSED.test(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(root)
  return [...found]
}

const sourceSize = (graph: Graph, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0)

/**
 * The chunk of each module that a start evaluates. A part that main.tsx starts in a task of its own is a chunk with all
 * that no part before it has brought, so that files stay as few as tasks and no task grows by another's modules.
 */
const startOf = (graph: Graph): Map<string, string> => {
  const chunks = new Map<string, string>()
  const take = (name: string, ids: readonly string[]) => ids.forEach((id) => chunks.set(id, name))
  take('start', closure(graph, MAIN, chunks))
  let part = 0
  for (const root of graph.getModuleInfo(MAIN)?.dynamicallyImportedIds ?? []) {
    if (CLIENT_ONLY.has(root)) continue
    const ids = closure(graph, root, chunks)
    if (part === 0 || sourceSize(graph, ids) >= SMALL_PART) part += 1
    take(`start-${part}`, ids)
  }
  // The entry stays what it is, and its styles with it, which the page holds.
  for (const [id, name] of chunks) if (id === MAIN || (name === 'start' && id.endsWith('.css'))) chunks.delete(id)
  return chunks
}

/** The lobby in its waves; the pieces of all of them, which other screens show too, are one chunk. */
const takeLobby = (graph: Graph, chunks: Map<string, string>, marks: ReadonlyMap<string, string>): void => {
  for (const wave of WAVES) {
    const roots = [...marks].filter(([, chunk]) => chunk === wave).map(([root]) => root)
    if (roots.length === 0) throw new Error(`No import() is marked with @chunk ${wave}`)
    for (const id of roots.toSorted().flatMap((root) => closure(graph, root, chunks)))
      chunks.set(id, PIECE.test(id) || GROUND.test(id) ? 'lobby-ui' : wave)
  }
}

/** Groups of modules that are loaded together anyway; whatever is in none of them is split as its importers need it. */
export const chunkGroups = (marks: ReadonlyMap<string, string>): Groups => {
  let known: Map<string, string> | undefined
  return [
    {
      debugName: 'start',
      name: (id, graph) => {
        if (!known) {
          known = startOf(graph)
          takeLobby(graph, known, marks)
        }
        return known.get(id)
      },
      includeDependenciesRecursively: false,
    },
    {
      name: 'pieces',
      test: PIECE,
      // Of fewer screens they stay beside these: every dialog would load them otherwise, and grow with each new screen.
      minShareCount: 6,
      maxModuleSize: LARGE_PIECE,
      includeDependenciesRecursively: false,
    },
  ]
}
