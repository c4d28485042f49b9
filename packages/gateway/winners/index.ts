import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { winnersRoutes } from './routes.ts'
import { createWinners, type Winners, type WinnersDeps } from './service.ts'

/** The board of the latest wins. */
export const winnersArea = (platform: Platform, deps: WinnersDeps): AreaOf<Winners> => {
  const winners = createWinners(platform, deps)
  return areaOf(winners, { name: 'winners', bindings: winnersRoutes(winners) })
}
