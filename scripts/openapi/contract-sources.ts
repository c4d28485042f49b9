import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@portico/contract/kit/call'
import * as z from 'zod/mini'
import { root } from '../lib/root.ts'
import { type Docstrings, docstringsOf } from './docstrings.ts'

const CONTRACT = join(root, 'packages/contract')
/** Modules whose exported schemas have names in the reference. */
const NAMED = ['*/*shapes.ts', 'bets/chase-state.ts', 'kit/{money,wire,envelope}.ts']
const DOCUMENTED = ['index.ts', '*/*calls.ts', ...NAMED]
/** Belongs to no call: the bridge of the desktop client. */
const ELSEWHERE = /^desktop\//

const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: CONTRACT })
    .filter((path) => !ELSEWHERE.test(path))
    .toSorted()

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

const nameOf = (exported: string): string => exported.charAt(0).toUpperCase() + exported.slice(1)

export type Names = ReturnType<typeof z.registry<{ id: string }>>

/** The contract's exported schemas under the names that the reference gives them: `Bet` is `bet` of bets/shapes.ts. */
export const schemaNames = async (): Promise<Names> => {
  const names = z.registry<{ id: string }>()
  for (const path of filesOf(NAMED)) {
    const module = (await import(join(CONTRACT, path))) as Readonly<Record<string, unknown>>
    for (const [exported, schema] of Object.entries(module)) if (isSchema(schema)) names.add(schema, { id: nameOf(exported) })
  }
  return names
}

/** All docstrings of the contract; those of named schemas stand under the names that the reference gives them. */
export const contractDocstrings = (): Docstrings => {
  const found = new Map<string, string>()
  for (const path of filesOf(DOCUMENTED)) {
    const named = !/calls\.ts$|^index\.ts$/.test(path)
    for (const [name, text] of docstringsOf(join(CONTRACT, path))) found.set(named ? nameOf(name) : name, text)
  }
  return found
}
