import type { Catalogue } from '../catalogue/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { ownGamesRoutes } from './routes.ts'
import { createOwnGames, type OwnGames } from './service.ts'

export type { OwnGames }
export { gamesOpened } from './store.ts'

/** A member's favourites and the games played last. */
export const ownGamesArea = (platform: Platform, deps: { catalogue: Catalogue }): AreaOf<OwnGames> => {
  const ownGames = createOwnGames(platform, deps)
  return areaOf(ownGames, { name: 'own-games', bindings: ownGamesRoutes(ownGames) })
}
