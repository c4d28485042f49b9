import type { AgentWaitingItem } from '@portico/contract/agent/waiting-shapes'
import type { Queryable } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { aboveOwn, type OwnRates } from './rates.ts'
import { stateOf } from './state.ts'
import { type LinkRow, standingLinks } from './store.ts'

/** A link is nearly over so long before its end. */
const SOON_MS = 3 * DAY_MS
/** Or with so few uses left, of one that was used at all. */
const FEW_USES = 3

const leftOf = ({ maxUses, uses }: LinkRow): number | null => (maxUses === null ? null : maxUses - uses)

const isNearlyOver = (link: LinkRow, now: Date): boolean => {
  const left = leftOf(link)
  if (link.expiresAt !== null && link.expiresAt.getTime() - now.getTime() <= SOON_MS) return true
  return left !== null && link.uses > 0 && left <= FEW_USES
}

/** Live links that are nearly over, and those that promise more than their agent has. */
export const waitingLinks =
  (ownRates: (db: Queryable, agentId: string) => Promise<OwnRates>) =>
  async (db: Queryable, agentId: string, now: Date): Promise<AgentWaitingItem[]> => {
    const links = (await standingLinks(db, agentId)).filter((link) => stateOf(link, now) === 'LIVE')
    if (links.length === 0) return []
    const own = await ownRates(db, agentId)
    return links.flatMap((link) => {
      const item = { id: link.id, name: link.code, pays: null, account: null, left: leftOf(link) }
      const until = link.expiresAt?.toISOString() ?? null
      const found: AgentWaitingItem[] = []
      if (aboveOwn(link.rates, own).length > 0) found.push({ ...item, kind: 'LINK_ABOVE', until: null })
      if (isNearlyOver(link, now)) found.push({ ...item, kind: 'LINK_ENDS', until })
      return found
    })
  }
