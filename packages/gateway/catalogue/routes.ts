import { gameList, gameMenus, type GameSelection, gameVendors, hotGames } from '@portico/contract/catalogue'
import { gameClasses } from '@portico/contract/classes'
import { Failure } from '../failure.ts'
import { type Binding, bind, type Caller } from '../http/bind.ts'
import type { OwnGames } from '../own-games/service.ts'
import type { Catalogue } from './service.ts'

/** The caller's games that a selection is made of; none for selections of everybody's. */
const ownOf = async (games: Pick<OwnGames, 'favourites' | 'recent'>, selection: GameSelection, caller: Caller | null) => {
  if (selection !== 'FAV' && selection !== 'RECENT') return []
  if (!caller) throw new Failure('NOT_LOGGED_IN')
  return selection === 'FAV' ? games.favourites(caller) : games.recent(caller)
}

export const catalogueRoutes = (catalogue: Catalogue, ownGames: OwnGames): Binding[] => [
  bind(gameMenus, () => catalogue.menus()),
  bind(gameList, async ({ request, caller, context }) =>
    catalogue.list(request, context.language, await ownOf(ownGames, request.selection, caller)),
  ),
  bind(hotGames, ({ request, context }) => catalogue.hot(request, context.language)),
  bind(gameVendors, ({ context }) => catalogue.lanes(context.language)),
  bind(gameClasses, ({ request, context }) => catalogue.classes(request, context.language)),
]
