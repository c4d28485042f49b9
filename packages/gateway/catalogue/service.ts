import type { gameClasses, gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import type { gameRooms } from '@portico/contract/catalogue/room-calls'
import type { Game, GameTarget, GameType } from '@portico/contract/catalogue/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { Picture, PictureFormat } from '../ports/pictures.ts'
import type { SportsLanes } from '../config.ts'
import { MENU_ORDER, prizeModeOf } from './lanes.ts'
import { textIn } from '../kit/localized.ts'
import { pageOf } from './page.ts'
import { roomsOf } from './rooms.ts'
import { search } from './search.ts'
import { hotFirst, selected } from './selection.ts'
import { createSerializer } from './serializer.ts'
import { offerGame } from './store.ts'
import { type CatalogueGame, snapshotOf, type Snapshot } from './snapshot.ts'

/** Which games, of which type and vendor, and which page of them. */
export interface PickFilter {
  readonly gameType?: GameType | undefined
  readonly vassalage?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

export interface Catalogue {
  menus(): Promise<ResponseOf<typeof gameMenus>>
  /**
   * `own` are the caller's games by nodeId, for the selections FAV and RECENT.
   * @throws Failure VENDOR_UNKNOWN
   */
  list(request: RequestOf<typeof gameList>, language: string, own?: readonly number[]): Promise<ResponseOf<typeof gameList>>
  /** @throws Failure VENDOR_UNKNOWN */
  hot(request: RequestOf<typeof hotGames>, language: string): Promise<ResponseOf<typeof hotGames>>
  lanes(language: string): Promise<ResponseOf<typeof gameVendors>>
  /** @throws Failure VENDOR_UNKNOWN */
  classes(request: RequestOf<typeof gameClasses>, language: string): Promise<ResponseOf<typeof gameClasses>>
  /**
   * One page of these games, in this order, as far as they are offered.
   * @throws Failure VENDOR_UNKNOWN
   */
  pick(nodeIds: readonly number[], filter: PickFilter, language: string): Promise<{ items: Game[]; total: number; totalPages: number }>
  /** A game that is offered, by its code or nodeId. */
  find(key: string | number): Promise<CatalogueGame | undefined>
  /** How a game is shown where it is only mentioned; null when the catalogue does not have it. */
  mention(code: string, language: string): Promise<{ name: string; iconUrl: string; gameType: GameType } | null>
  /** What a link to a game opens; null when the game is not offered. */
  target(code: string, language: string): Promise<GameTarget | null>
  /** Rooms of one game, or of all. @throws Failure GAME_UNKNOWN */
  rooms(nodeId: number | undefined, language: string): Promise<ResponseOf<typeof gameRooms>['list']>
  gamePicture(code: string, format: PictureFormat): Promise<Picture | null>
  vendorPicture(group: string, code: string): Promise<Picture | null>
  bannerPicture(number: number): Picture | null
  /** Opens a game or closes it, and tells who is looking. @throws Failure GAME_UNKNOWN */
  offer(code: string, enabled: boolean): Promise<void>
  /** Reads the tables again at the next call; for whoever has just changed them. */
  refresh(): void
}

type Filter = Pick<PickFilter, 'gameType' | 'vassalage'>

export interface CatalogueDeps {
  readonly lanes: SportsLanes
  /** Whether games may be tried for nothing, as the operator has it now. */
  readonly offersFreePlay: () => Promise<boolean>
}

export const createCatalogue = (
  { database, clock, brand, events, pictures }: Platform,
  { lanes, offersFreePlay }: CatalogueDeps,
): Catalogue => {
  const snapshots = snapshotOf(database, clock, lanes)
  let freePlay = false
  const source = {
    forget: snapshots.forget,
    read: async (): Promise<Snapshot> => {
      freePlay = await offersFreePlay()
      return snapshots.read()
    },
  }
  // Before readers get the event and ask again.
  events.onBroadcast('games.changed', source.forget)
  const show = createSerializer(pictures, brand, () => freePlay)

  const filterOf = ({ vendors }: Snapshot, { gameType, vassalage }: Filter) => {
    if (vassalage !== undefined && !vendors.has(vassalage)) throw new Failure('VENDOR_UNKNOWN')
    return (game: CatalogueGame): boolean =>
      (gameType === undefined || game.lane === gameType) && (vassalage === undefined || game.vendorCode === vassalage)
  }

  const page = (games: readonly CatalogueGame[], { pageNo, pageSize }: PickFilter, language: string) => {
    const { items, ...counts } = pageOf(games, pageNo, pageSize)
    return { items: items.map((game) => show.game(game, language)), ...counts }
  }

  const inMenuOrder = (games: readonly CatalogueGame[]): readonly (readonly [GameType, readonly CatalogueGame[]])[] => {
    const byLane = Map.groupBy(games, (game) => game.lane)
    return MENU_ORDER.flatMap((lane) => {
      const own = byLane.get(lane)
      return own ? [[lane, own] as const] : []
    })
  }

  return {
    menus: async () => ({
      menus: inMenuOrder((await source.read()).games).map(([gameType, own]) => ({
        gameType,
        total: own.length,
        vendors: new Set(own.map((game) => game.vendorCode)).size,
      })),
    }),

    list: async (request, language, own = []) => {
      const snapshot = await source.read()
      const fits = filterOf(snapshot, request)
      const { gameClassify, minBet, minLineNum, selection } = request
      const matches = (game: CatalogueGame): boolean =>
        fits(game) &&
        (gameClassify === undefined || game.classify === gameClassify) &&
        // "From 1": games that can be played for that much; "25 lines": games with at least so many.
        (minBet === undefined || game.minBet <= minBet) &&
        (minLineNum === undefined || game.lines >= minLineNum)
      const chosen = selected(snapshot, selection, { now: clock.now(), own })
      const among = chosen === snapshot.games ? undefined : new Set(chosen)
      const admit = (game: CatalogueGame): boolean => (among?.has(game) ?? true) && matches(game)
      const scope = { db: database.orm, snapshot, language, admit }
      const found = (await search(request.gameName ?? '', scope)) ?? { games: chosen.filter(matches) }
      const { items: games, ...counts } = page(found.games, request, language)
      return { games, ...counts, ...(found.suggestion === undefined ? {} : { suggestion: found.suggestion }) }
    },

    hot: async (request, language) => {
      const snapshot = await source.read()
      const { items: list, ...counts } = page(hotFirst(snapshot.games.filter(filterOf(snapshot, request))), request, language)
      return { list, ...counts }
    },

    lanes: async (language) => {
      const { games, vendors } = await source.read()
      return { data: { lanes: inMenuOrder(games).map(([title, own]) => show.lane(title, own, vendors, language)) } }
    },

    classes: async (request, language) => {
      const snapshot = await source.read()
      const types = inMenuOrder(snapshot.games.filter(filterOf(snapshot, request)))
      return {
        types: types.map(([gameType, own]) => ({ gameType, total: own.length, gameClassify: show.classes(own, language) })),
      }
    },

    pick: async (nodeIds, filter, language) => {
      const snapshot = await source.read()
      const fits = filterOf(snapshot, filter)
      const games = nodeIds.flatMap((nodeId) => snapshot.byNode.get(nodeId) ?? []).filter(fits)
      return page(games, filter, language)
    },

    find: async (key) => {
      const { byCode, byNode } = await source.read()
      return typeof key === 'string' ? byCode.get(key) : byNode.get(key)
    },

    mention: async (code, language) => {
      const game = (await source.read()).byCode.get(code)
      return game ? { name: textIn(game.names, language, brand), iconUrl: show.iconOf(game, 'tile'), gameType: game.lane } : null
    },

    target: async (code, language) => {
      const { byCode, games } = await source.read()
      const game = byCode.get(code)
      if (!game) return null
      const { nodeId, gameCode, vassalage, displayName, gameType, isGame } = show.game(game, language)
      const inLane = games.filter(({ lane }) => lane === game.lane)
      return { nodeId, gameCode, vassalage, displayName, gameType, isGame, prizeMode: prizeModeOf(inLane.map((each) => each.vendorCode)) }
    },

    rooms: async (nodeId, language) => {
      const { byNode, games } = await source.read()
      const one = nodeId === undefined ? undefined : byNode.get(nodeId)
      if (nodeId !== undefined && !one) throw new Failure('GAME_UNKNOWN')
      return (one ? [one] : games).flatMap((game) => roomsOf(game, language, brand))
    },

    gamePicture: async (code, format) => {
      const game = (await source.read()).byCode.get(code)
      return game ? pictures.game(game, format) : null
    },
    vendorPicture: async (group, code) => ((await source.read()).vendors.has(code) ? pictures.vendor(group, code) : null),
    bannerPicture: pictures.banner,
    offer: async (code, enabled) => {
      await database.orm.transaction(async (tx) => {
        if (!(await offerGame(tx, code, enabled))) throw new Failure('GAME_UNKNOWN')
        await events.broadcast(tx, 'games.changed', { gameCode: code, enabled })
      })
      source.forget()
    },
    refresh: () => source.forget(),
  }
}
