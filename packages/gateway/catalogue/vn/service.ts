import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { GameType } from '@portico/contract/catalogue/shapes'
import type { vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import type { Caller } from '../../http/bind.ts'
import { gameOf } from '../../lottery/index.ts'
import type { OwnSelections } from '../own-selections.ts'
import type { Catalogue } from '../service.ts'

const LANES: readonly GameType[] = ['LOTT', 'ELOTT']
/** More than any merchant has lotteries. */
const ALL = 200

/** The lotteries of the catalogue by themselves, as the lottery page asks for them [CALL-10]. */
export interface LotteryCatalogue {
  menus(prizeMode: RequestOf<typeof vnGameMenu>['prizeMode'], language: string): Promise<ResponseOf<typeof vnGameMenu>>
  /** Those that the caller played last. */
  recent(caller: Caller, limit: number, language: string): Promise<ResponseOf<typeof vnRecentGames>>
}

export const createLotteryCatalogue = (catalogue: Pick<Catalogue, 'list' | 'pick'>, ownGames: OwnSelections): LotteryCatalogue => ({
  menus: async (prizeMode, language) => {
    const lanes = await Promise.all(
      LANES.map((gameType) =>
        catalogue.list({ gameType, clientType: 3, platform: 'html5-desktop', selection: 'ALL', pageNo: 1, pageSize: ALL }, language),
      ),
    )
    const games = lanes
      .flatMap((lane) => lane.games)
      .filter(({ gameCode }) => prizeMode === undefined || gameOf(gameCode)?.prizeMode === prizeMode)
    return { menus: [...Map.groupBy(games, (game) => game.gameClassify)].map(([gameClassify, own]) => ({ gameClassify, games: own })) }
  },
  recent: async (caller, limit, language) => {
    const ids = await ownGames.recent(caller)
    const { items } = await catalogue.pick(ids, { pageNo: 1, pageSize: ids.length || 1 }, language)
    return { list: items.filter((game) => LANES.includes(game.gameType)).slice(0, limit) }
  },
})
