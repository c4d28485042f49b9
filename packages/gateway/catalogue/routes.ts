import { gameClasses, gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import type { GameSelection } from '@portico/contract/catalogue/shapes'
import { offerGame } from '@portico/contract/catalogue/operator-calls'
import { Failure } from '../failure.ts'
import { type Binding, bind, type Caller } from '../http/bind.ts'
import type { Catalogue } from './service.ts'

/** Which games are a member's own, the latest first. */
export interface OwnSelections {
  favourites(caller: Caller): Promise<readonly number[]>
  recent(caller: Caller): Promise<readonly number[]>
}

/** The caller's games that a selection is made of; none for selections of everybody's. */
const ownOf = async (games: OwnSelections, selection: GameSelection, caller: Caller | null) => {
  if (selection !== 'FAV' && selection !== 'RECENT') return []
  if (!caller) throw new Failure('NOT_LOGGED_IN')
  return selection === 'FAV' ? games.favourites(caller) : games.recent(caller)
}

export const catalogueRoutes = (catalogue: Catalogue, ownGames: OwnSelections): Binding[] => [
  bind(gameMenus, () => catalogue.menus()),
  bind(gameList, async ({ request, caller, context }) =>
    catalogue.list(request, context.language, await ownOf(ownGames, request.selection, caller)),
  ),
  bind(hotGames, ({ request, context }) => catalogue.hot(request, context.language)),
  bind(gameVendors, ({ context }) => catalogue.lanes(context.language)),
  bind(gameClasses, ({ request, context }) => catalogue.classes(request, context.language)),
  bind(offerGame, async ({ request }) => {
    await catalogue.offer(request.gameCode, request.enabled)
    return request
  }),
]
