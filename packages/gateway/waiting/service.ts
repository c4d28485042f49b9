import type { AgentWaitingItem } from '@portico/contract/agent/waiting-shapes'
import type { WaitingItem } from '@portico/contract/center/shapes'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'

export interface Waiting {
  /** Everything that waits for a member, of all areas, the most urgent first. */
  of(memberId: string): Promise<WaitingItem[]>
  /** The same for an agent in the office. */
  ofAgent(agentId: string): Promise<AgentWaitingItem[]>
}

/** What has an end comes before what has none, and what is counted before what is only recommended. */
const urgency = ({ until, badge }: WaitingItem): string => `${badge ? 0 : 1}${until ?? '9'}`

/** After every instant as it is written. */
const LAST = '9'

/** Folds over what the areas say in their manifests. */
export const createWaiting = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  areas: () => readonly Pick<Area, 'waiting' | 'agentWaiting'>[],
): Waiting => ({
  of: async (memberId) => {
    const items: WaitingItem[] = []
    for (const { waiting } of areas()) if (waiting) items.push(...(await waiting(database.orm, memberId, clock.now())))
    return items.toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
  },

  ofAgent: async (agentId) => {
    const items: AgentWaitingItem[] = []
    for (const { agentWaiting } of areas()) if (agentWaiting) items.push(...(await agentWaiting(database.orm, agentId, clock.now())))
    return items.toSorted((one, other) => (one.until ?? LAST).localeCompare(other.until ?? LAST))
  },
})
