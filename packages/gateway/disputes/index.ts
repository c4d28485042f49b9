import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createDisputeDesk, type DisputeDesk } from './desk.ts'
import { disputeRoutes } from './routes.ts'
import { waitingDisputes } from './waiting.ts'
import { createDisputes, type DisputeDeps, type Disputes } from './service.ts'

export type { Disputes }

/** What agents say is wrong with their statements, and the desk's answers. */
export const disputesArea = (platform: Platform, deps: DisputeDeps): AreaOf<Disputes & { readonly desk: DisputeDesk }> => {
  const disputes = createDisputes(platform, deps)
  const desk = createDisputeDesk(platform, deps)
  return areaOf(
    { ...disputes, desk },
    { name: 'disputes', bindings: disputeRoutes(disputes, desk, platform.clock), agentWaiting: waitingDisputes },
  )
}
