import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Call } from '@portico/contract/kit/call'

const CALLS = /\/packages\/contract\/[^/]+\/(?:[\w-]+-)?calls\.ts$/

/** Whether every row of a module of calls is the operator's or a provider's. */
export const isForeign = async (path: string): Promise<boolean> => {
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, Call>>
  return Object.values(module).every(({ only }) => only === 'operator' || only === 'provider')
}

/**
 * Leaves calls out of main that the client never lets through: main asks the contract which calls are the renderer's, and the shapes of the
 * others were a tenth of its code. That their addresses are no pages it knows without them: see `main/gateway/rows.ts`.
 */
export const leanCalls: Plugin = {
  name: 'portico:lean-calls',
  enforce: 'pre',
  load: async (id) => (CALLS.test(id.replaceAll('\\', '/')) && (await isForeign(id)) ? 'export {}' : undefined),
}
