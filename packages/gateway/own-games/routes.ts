import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from '@portico/contract/catalogue/own-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { OwnGames } from './service.ts'

const answered = async (ids: Promise<readonly number[]>) => ({ ids: [...(await ids)] })

export const ownGamesRoutes = (games: OwnGames): Binding[] => [
  bind(favouriteIds, ({ caller }) => answered(games.favourites(caller))),
  bind(favouriteGames, ({ request, caller, context }) => games.favouriteGames(caller, request, context.language)),
  bind(addFavourite, ({ request, caller }) => answered(games.add(caller, request))),
  bind(removeFavourite, ({ request, caller }) => answered(games.remove(caller, request))),
  bind(recentGames, ({ request, caller, context }) => games.recentGames(caller, request, context.language)),
]
