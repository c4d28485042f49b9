import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Call } from '@portico/contract/kit/call'
import { inRoot, root } from '../lib/root.ts'

const CALLS = /\/packages\/contract\/([^/]+\/(?:[\w-]+-)?calls)\.ts$/
const ASKS = /from '@portico\/contract\/([^']*calls)'/g

/** The modules of calls that main itself asks for, by their path below packages/contract: the only ones whose shapes it reads. */
export const askedModules = (): ReadonlySet<string> => {
  const sources = globSync('main/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] })
  return new Set(sources.flatMap((path) => [...readFileSync(inRoot(path), 'utf8').matchAll(ASKS)].map(([, module = '']) => module)))
}

const isForeign = ({ only }: Call): boolean => only === 'operator' || only === 'provider'

const factsOf = (row: Call): Omit<Call, 'request' | 'response'> => {
  const { request: _request, response: _response, ...facts } = row
  return facts
}

/** A module of calls as main needs it: those it forwards without their shapes, and nothing of the operator's or a provider's. */
export const leanModule = async (path: string): Promise<string> => {
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, Call>>
  const rows = Object.entries(module).filter(([, row]) => !isForeign(row))
  return rows.length === 0 ? 'export {}' : rows.map(([name, row]) => `export const ${name} = ${JSON.stringify(factsOf(row))}`).join('\n')
}

/**
 * Leaves out of main what it never reads of the contract: the operator's calls, and the shapes of all that it only forwards. They were
 * more than a third of its code. That their addresses are no pages it knows without them: see `main/gateway/rows.ts`.
 */
export const leanCalls = (): Plugin => {
  const ownQuestions = askedModules()
  return {
    name: 'portico:lean-calls',
    enforce: 'pre',
    load: async (id) => {
      const path = id.replaceAll('\\', '/')
      const module = CALLS.exec(path)?.[1]
      return module === undefined || ownQuestions.has(module) ? undefined : await leanModule(path)
    },
  }
}
