import type { Game, GameType } from '@portico/contract/catalogue/shapes'
import { vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { type Binding, bind } from '../http/bind.ts'
import { gameOf } from '../lottery/offer/games.ts'
import type { OwnSelections } from './routes.ts'
import type { Catalogue } from './service.ts'

const LANES: readonly GameType[] = ['LOTT', 'ELOTT']
/** More than the lotteries of a house. */
const ALL = 200

/** The lotteries of the catalogue by themselves, as the lottery page asks for them [CALL-10]. */
export const vnRoutes = (catalogue: Catalogue, ownGames: OwnSelections): Binding[] => [
  bind(vnGameMenu, async ({ request, context }) => {
    const lanes = await Promise.all(
      LANES.map((gameType) =>
        catalogue.list(
          { gameType, clientType: 3, platform: 'html5-desktop', selection: 'ALL', pageNo: 1, pageSize: ALL },
          context.language,
        ),
      ),
    )
    const games = lanes
      .flatMap((lane) => lane.games)
      .filter(({ gameCode }) => request.prizeMode === undefined || gameOf(gameCode)?.prizeMode === request.prizeMode)
    return { menus: [...Map.groupBy(games, (game) => game.gameClassify)].map(([gameClassify, own]) => ({ gameClassify, games: own })) }
  }),
  bind(vnRecentGames, async ({ request, caller, context }) => {
    const ids = await ownGames.recent(caller)
    const { items } = await catalogue.pick(ids, { pageNo: 1, pageSize: ids.length || 1 }, context.language)
    const lotteries = items.filter((game: Game) => LANES.includes(game.gameType))
    return { list: lotteries.slice(0, request.pageSize) }
  }),
]
