import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { operatorLog } from '@portico/contract/operator/calls'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { OperatorAction } from '../http/calls.ts'
import type { Platform } from '../platform.ts'
import { insertAction, insertOutcome, readActions } from './log-store.ts'

const MOST_ITEMS = 10
const FIRST_ITEMS = 3
const MOST_CHARACTERS = 500

/** What was asked for, short enough to be kept for ever: a list of thousands of results is told by its first and their number. */
const cut = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) return `${value.slice(0, MOST_CHARACTERS)}… (${value.length} characters)`
  if (Array.isArray(value)) {
    const items = value as readonly unknown[]
    if (items.length > MOST_ITEMS) return [...items.slice(0, FIRST_ITEMS).map(cut), `… (${items.length} in all)`]
    return items.map(cut)
  }
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]))
  return value
}

export interface OperatorLog {
  /** Does the work between writing down that it was asked for and what came of it. What cannot be written down is not done. */
  logged<Value>(action: OperatorAction, work: () => Promise<Value>): Promise<Value>
  read(filter: RequestOf<typeof operatorLog>): Promise<ResponseOf<typeof operatorLog>>
}

export const createOperatorLog = ({ database: { orm }, clock, log }: Platform, audit: Pick<Audit, 'write'>): OperatorLog => ({
  logged: async ({ request, ...action }, work) => {
    const short = cut(request) as Record<string, unknown>
    const chained = (tx: Tx, entry: string, details: Readonly<Record<string, unknown>>) =>
      audit.write(tx, { actor: `operator:${action.person}`, action: entry, ip: action.ip, details })
    const id = await orm.transaction(async (tx) => {
      const inserted = await insertAction(tx, { ...action, request: short, at: clock.now() })
      await chained(tx, 'OPERATOR_ACTION', { id: inserted, call: action.call, request: short })
      return inserted
    })
    const end = (outcome: string) =>
      orm
        .transaction(async (tx) => {
          await insertOutcome(tx, id, outcome, clock.now())
          await chained(tx, 'OPERATOR_OUTCOME', { id, outcome })
        })
        .catch((error: unknown) => log.error({ error, action: id }, 'an outcome was not logged'))
    try {
      const value = await work()
      await end('DONE')
      return value
    } catch (error) {
      await end(error instanceof Failure ? error.code : 'INTERNAL')
      throw error
    }
  },
  read: async (filter) => ({ list: (await readActions(orm, filter)).map((row) => ({ ...row, at: row.at.toISOString() })) }),
})
