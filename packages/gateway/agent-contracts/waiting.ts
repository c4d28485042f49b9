import type { AgentWaitingItem } from '@portico/contract/agent/waiting-shapes'
import type { Queryable } from '../db/open.ts'
import { listContracts } from './store.ts'
import { nameViews } from './view.ts'

/** Offers to the agent that stand, and what the other side asks to end. */
export const waitingContracts = async (db: Queryable, agentId: string, now: Date): Promise<AgentWaitingItem[]> => {
  const rows = (await listContracts(db, { holderId: agentId })).filter(
    ({ state, expiresAt }) => state === 'TERMINATION_REQUESTED' || (state === 'OFFERED' && expiresAt > now),
  )
  const names = await nameViews(db, rows)
  return rows.flatMap(({ state, expiresAt }, index): AgentWaitingItem[] => {
    const named = names[index]
    if (!named) return []
    const { id, code: name, kind: pays, payer: account } = named
    const isOffer = state === 'OFFERED'
    const until = isOffer ? expiresAt.toISOString() : null
    return [{ kind: isOffer ? 'CONTRACT_OFFER' : 'CONTRACT_END', id, name, pays, account, until, left: null }]
  })
}
