import { type Area, type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { waitingRoutes } from './routes.ts'
import { createWaiting, type Waiting } from './service.ts'

export type { Waiting }

/** What waits for members. */
export const waitingArea = (platform: Platform, { areas }: { readonly areas: () => readonly Area[] }): AreaOf<Waiting> => {
  const waiting = createWaiting(platform, areas)
  return areaOf(waiting, { name: 'waiting', bindings: waitingRoutes(waiting, platform.clock) })
}
