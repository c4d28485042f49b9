import type { Game, gameList, gameMenus, GameType, gameVendors, hotGames } from '@portico/contract/catalogue'
import type { RequestOf, ResponseOf } from '@portico/contract/call'
import type { Format } from '../art/index.ts'
import type { Platform } from '../platform.ts'
import { createArt } from './art.ts'
import { classNames } from './classes.ts'
import { MENU_ORDER, prizeModeOf } from './lanes.ts'
import { textIn } from './localized.ts'
import { pageOf } from './page.ts'
import type { Picture } from './pictures.ts'
import { searchIn } from './search.ts'
import { type CatalogueGame, snapshotOf } from './snapshot.ts'

export interface Catalogue {
  menus(): Promise<ResponseOf<typeof gameMenus>>
  list(request: RequestOf<typeof gameList>, language: string): Promise<ResponseOf<typeof gameList>>
  hot(request: RequestOf<typeof hotGames>, language: string): Promise<ResponseOf<typeof hotGames>>
  lanes(language: string): Promise<ResponseOf<typeof gameVendors>>
  /** How a game is shown where it is only mentioned; null when the catalogue does not have it. */
  mention(code: string, language: string): Promise<{ name: string; iconUrl: string; gameType: GameType } | null>
  gamePicture(code: string, format: Format): Promise<Picture | null>
  vendorPicture(code: string): Promise<Picture | null>
  bannerPicture(number: number): Picture | null
  /** Reads the tables again at the next call; for whoever has just changed them. */
  refresh(): void
}

export const createCatalogue = ({ database, clock, brand }: Platform): Catalogue => {
  const source = snapshotOf(database, clock)
  const art = createArt(brand)

  const shown = (game: CatalogueGame, language: string): Game => ({
    nodeId: game.nodeId,
    gameCode: game.code,
    gameName: textIn(game.names, language, brand),
    vassalage: game.vendorCode,
    displayName: game.vendor.displayName,
    gameType: game.lane,
    gameClassify: game.classify,
    isHot: game.hot ? 1 : 0,
    supportPlay: game.trial ? 0 : 1,
    isGame: game.opensList ? 'VASSALAGE' : 'GAME',
    iconUrl: art.gameUrl(game, 'tile'),
    lagerIcon: art.gameUrl(game, 'wide'),
    colour: art.gameColour(game),
  })

  const inLane = (gameType: GameType | undefined, vassalage: string | undefined) => (game: CatalogueGame) =>
    (gameType === undefined || game.lane === gameType) && (vassalage === undefined || game.vendorCode === vassalage)

  return {
    menus: async () => {
      const { games } = await source.read()
      return {
        menus: MENU_ORDER.map((gameType) => {
          const own = games.filter((game) => game.lane === gameType)
          return { gameType, total: own.length, vendors: new Set(own.map((game) => game.vendorCode)).size }
        }).filter(({ total }) => total > 0),
      }
    },

    list: async (request, language) => {
      const snapshot = await source.read()
      const candidates = snapshot.searchable(language).filter(
        ({ game }) =>
          inLane(request.gameType, request.vassalage)(game) &&
          (request.gameClassify === undefined || game.classify === request.gameClassify) &&
          // "From 1": games that can be played for that much; "25 lines": games with at least so many.
          (request.minBet === undefined || game.minBet <= request.minBet) &&
          (request.minLineNum === undefined || game.lines >= request.minLineNum),
      )
      const found = searchIn(candidates, request.gameName ?? '')
      const { items, ...counts } = pageOf(found, request.pageNo, request.pageSize)
      return { games: items.map(({ game }) => shown(game, language)), ...counts }
    },

    hot: async (request, language) => {
      const { games } = await source.read()
      const rounds = new Map<GameType, number>()
      const hot = games
        .filter((game) => game.hot && inLane(request.gameType, request.vassalage)(game))
        .map((game) => {
          const round = rounds.get(game.lane) ?? 0
          rounds.set(game.lane, round + 1)
          return { game, round }
        })
        // Games nobody has played yet come in turns, one of each lane, so that the list shows the whole house.
        .sort((one, other) => other.game.played - one.game.played || one.round - other.round)
        .map(({ game }) => game)
      const { items, ...counts } = pageOf(hot, request.pageNo, request.pageSize)
      return { list: items.map((game) => shown(game, language)), ...counts }
    },

    lanes: async (language) => {
      const { games, vendors } = await source.read()
      const lane = (title: GameType) => {
        const own = games.filter((game) => game.lane === title)
        const totals = new Map<string, number>()
        for (const game of own) totals.set(game.vendorCode, (totals.get(game.vendorCode) ?? 0) + 1)
        return {
          title,
          total: own.length,
          prizeMode: prizeModeOf(totals.keys()),
          vendors: [...vendors.values()].flatMap(({ code, displayName }) => {
            const total = totals.get(code)
            return total
              ? [{ vassalage: code, displayName, iconUrl: art.vendorUrl(title, code), colour: art.vendorColour(code), total }]
              : []
          }),
          gameClassify: [...new Set(own.map((game) => game.classify))]
            .filter((key) => key !== '')
            .map((key) => ({ key, displayName: textIn(classNames(key), language, brand) })),
        }
      }
      return { data: { lanes: MENU_ORDER.map(lane).filter(({ total }) => total > 0) } }
    },

    mention: async (code, language) => {
      const game = (await source.read()).byCode.get(code)
      return game ? { name: textIn(game.names, language, brand), iconUrl: art.gameUrl(game, 'tile'), gameType: game.lane } : null
    },

    gamePicture: async (code, format) => {
      const game = (await source.read()).byCode.get(code)
      return game ? art.game(game, format) : null
    },
    vendorPicture: async (code) => ((await source.read()).vendors.has(code) ? art.vendor(code) : null),
    bannerPicture: art.banner,
    refresh: () => source.forget(),
  }
}
