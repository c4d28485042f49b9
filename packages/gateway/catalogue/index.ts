import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { registerArt } from './art-routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { createCatalogueDesk } from './desk/service.ts'
import type { OwnSelections } from './own-selections.ts'
import { catalogueRoutes } from './routes.ts'
import { type Catalogue, createCatalogue } from './service.ts'
import { vnRoutes } from './vn/routes.ts'
import { createLotteryCatalogue } from './vn/service.ts'

export type { Catalogue }
export { LOTTERY_VENDORS, lotteriesAsGames } from './desk/lotteries.ts'
export { fold } from './fold.ts'
export { plainPictures } from './plain-pictures.ts'
export { laneOf } from './lanes.ts'
export {
  addCatalogue,
  allVendors,
  findGame,
  findGameByCode,
  gamesByCode,
  type GameRow,
  type NewGameRow,
  type NewVendorRow,
  type VendorRow,
} from './store.ts'

/** The games on offer with their pictures. `ownGames` answers which of them are the caller's own. */
export const catalogueArea = (
  platform: Platform,
  { config, ownGames, offersFreePlay }: { config: Config; ownGames: OwnSelections; offersFreePlay: () => Promise<boolean> },
): AreaOf<Catalogue> => {
  const catalogue = createCatalogue(platform, { lanes: config, offersFreePlay })
  const desk = createCatalogueDesk(platform, catalogue.refresh)
  return areaOf(catalogue, {
    name: 'catalogue',
    bindings: [...catalogueRoutes(catalogue, ownGames), ...vnRoutes(createLotteryCatalogue(catalogue, ownGames)), ...deskRoutes(desk)],
    register: (app) => registerArt(app, catalogue),
  })
}
