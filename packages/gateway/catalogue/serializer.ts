import type { BrandPack } from '@portico/contract/kit/brand'
import type { gameClasses, gameVendors } from '@portico/contract/catalogue/calls'
import type { Game, GameType } from '@portico/contract/catalogue/shapes'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { PictureFormat, PictureSource } from '../ports/pictures.ts'
import { classNames, classOffered } from './classes.ts'
import { categoryOf, iconGroupOf, prizeModeOf } from './lanes.ts'
import { textIn } from '../kit/localized.ts'
import type { CatalogueGame, Snapshot } from './snapshot.ts'

type Lane = ResponseOf<typeof gameVendors>['data']['lanes'][number]
type Classes = ResponseOf<typeof gameClasses>['types'][number]['gameClassify']

const vendorsOf = (games: readonly CatalogueGame[]): string[] => [...new Set(games.map((game) => game.vendorCode))]

/** Turns rows of the catalogue into the contract's shapes, in a reader's language. `freePlay`: whether games may be tried just now. */
export const createSerializer = (pictures: PictureSource, brand: BrandPack, freePlay: () => boolean) => {
  const className = (key: string, language: string): string => textIn(classNames(key), language, brand)
  /** A home rail shows this many vendors, each under a game of theirs. */
  const CARDS = 5
  const iconOf = (game: CatalogueGame, format: PictureFormat): string => game.iconUrl ?? pictures.gameUrl(game, format)
  const gameIn = (game: CatalogueGame, language: string): Game => ({
    nodeId: game.nodeId,
    gameCode: game.code,
    nodeName: textIn(game.names, brand.defaultLanguage, brand),
    gameName: textIn(game.names, language, brand),
    vassalage: game.vendorCode,
    displayName: game.vendor.displayName,
    gameType: game.lane,
    gameClassify: game.classify,
    isHot: game.hot ? 1 : 0,
    supportPlay: game.trial && freePlay() ? 0 : 1,
    isGame: game.opensList ? 'VASSALAGE' : 'GAME',
    showIcon: iconGroupOf(game.lane) === undefined ? 0 : 1,
    iconUrl: iconOf(game, 'tile'),
    lagerIcon: iconOf(game, 'wide'),
    colour: pictures.gameColour(game),
  })
  return {
    iconOf,
    game: gameIn,

    lane: (title: GameType, own: readonly CatalogueGame[], vendors: Snapshot['vendors'], language: string): Lane => {
      const ownOf = Map.groupBy(own, (game) => game.vendorCode)
      const firstGames = [...vendors.keys()].flatMap((code) => ownOf.get(code)?.[0] ?? [])
      const group = iconGroupOf(title) ?? title
      return {
        title,
        gameCategory: categoryOf(title),
        total: own.length,
        prizeMode: prizeModeOf(ownOf.keys()),
        cards: firstGames.slice(0, CARDS).map((game) => gameIn(game, language)),
        vendors: [...vendors.values()].flatMap(({ code, displayName, iconUrl }) => {
          const total = ownOf.get(code)?.length
          return total
            ? [
                {
                  vassalage: code,
                  displayName,
                  iconUrl: iconUrl ?? pictures.vendorUrl(group, code),
                  colour: pictures.vendorColour(code),
                  total,
                },
              ]
            : []
        }),
        gameClassify: [...Map.groupBy(own, (game) => game.classify)]
          .filter(([key]) => classOffered(key, language))
          .map(([key, games]) => ({ key, displayName: className(key, language), vendors: vendorsOf(games) })),
      }
    },

    classes: (own: readonly CatalogueGame[], language: string): Classes => {
      const classes = Map.groupBy(own, (game) => game.classify)
      return [...classes]
        .filter(([key]) => classOffered(key, language))
        .map(([key, games]) => ({
          key,
          displayName: className(key, language),
          total: games.length,
          vendors: vendorsOf(games),
        }))
    },
  }
}
