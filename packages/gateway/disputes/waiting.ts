import type { AgentWaitingItem } from '@portico/contract/agent/waiting-shapes'
import type { Queryable } from '../db/open.ts'
import { closedBefore } from './rules.ts'
import { headOf } from './serializer.ts'
import { disputesOf } from './store.ts'

const MOST = 50

/** What the desk asks the agent, and answers that can still be looked at again. */
export const waitingDisputes = async (db: Queryable, agentId: string, now: Date): Promise<AgentWaitingItem[]> => {
  const rows = await disputesOf(db, agentId, { active: true, closedBefore: closedBefore(now), place: null, limit: MOST })
  return rows.flatMap((row): AgentWaitingItem[] => {
    const { id, number: name, kind: pays, state, secondLookUntil } = headOf(row, now)
    const item = { id, name, pays, account: null, left: null }
    if (state === 'QUESTION') return [{ ...item, kind: 'DISPUTE_QUESTION', until: null }]
    // What somebody else has looked at already is decided.
    return secondLookUntil === null ? [] : [{ ...item, kind: 'DISPUTE_ANSWER', until: secondLookUntil }]
  })
}
