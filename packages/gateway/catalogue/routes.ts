import { gameClasses, gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { offerGame } from '@portico/contract/catalogue/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import { ownOf, type OwnSelections } from './own-selections.ts'
import type { Catalogue } from './service.ts'

export const catalogueRoutes = (catalogue: Catalogue, ownGames: OwnSelections): Binding[] => [
  bind(gameMenus, () => catalogue.menus()),
  bind(gameList, async ({ request, caller, context }) =>
    catalogue.list(request, context.language, await ownOf(ownGames, request.selection, caller)),
  ),
  bind(hotGames, ({ request, context }) => catalogue.hot(request, context.language)),
  bind(gameVendors, ({ context }) => catalogue.lanes(context.language)),
  bind(gameClasses, ({ request, context }) => catalogue.classes(request, context.language)),
  bind(gameRooms, async ({ request, context }) => ({ list: await catalogue.rooms(request.nodeId, context.language) })),
  bind(offerGame, async ({ request }) => {
    await catalogue.offer(request.gameCode, request.enabled)
    return request
  }),
]
