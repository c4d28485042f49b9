import type { BrandPack } from '@portico/contract/kit/brand'
import type { gameClasses, gameVendors } from '@portico/contract/catalogue/calls'
import type { Game, GameType } from '@portico/contract/catalogue/shapes'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { PictureFormat, PictureSource } from '../ports/pictures.ts'
import { classNames, classOffered } from './classes.ts'
import { prizeModeOf } from './lanes.ts'
import { textIn } from '../kit/localized.ts'
import type { CatalogueGame, Snapshot } from './snapshot.ts'

type Lane = ResponseOf<typeof gameVendors>['data']['lanes'][number]
type Classes = ResponseOf<typeof gameClasses>['types'][number]['gameClassify']

/** Turns rows of the catalogue into the contract's shapes, in a reader's language. */
export const createSerializer = (pictures: PictureSource, brand: BrandPack) => {
  const className = (key: string, language: string): string => textIn(classNames(key), language, brand)
  const iconOf = (game: CatalogueGame, format: PictureFormat): string => game.iconUrl ?? pictures.gameUrl(game, format)
  return {
    iconOf,

    game: (game: CatalogueGame, language: string): Game => ({
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
      iconUrl: iconOf(game, 'tile'),
      lagerIcon: iconOf(game, 'wide'),
      colour: pictures.gameColour(game),
    }),

    lane: (title: GameType, own: readonly CatalogueGame[], vendors: Snapshot['vendors'], language: string): Lane => {
      const totals = new Map<string, number>()
      for (const game of own) totals.set(game.vendorCode, (totals.get(game.vendorCode) ?? 0) + 1)
      return {
        title,
        total: own.length,
        prizeMode: prizeModeOf(totals.keys()),
        vendors: [...vendors.values()].flatMap(({ code, displayName, iconUrl }) => {
          const total = totals.get(code)
          return total
            ? [
                {
                  vassalage: code,
                  displayName,
                  iconUrl: iconUrl ?? pictures.vendorUrl(title, code),
                  colour: pictures.vendorColour(code),
                  total,
                },
              ]
            : []
        }),
        gameClassify: [...new Set(own.map((game) => game.classify))]
          .filter((key) => classOffered(key, language))
          .map((key) => ({ key, displayName: className(key, language) })),
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
          vendors: [...new Set(games.map((game) => game.vendorCode))],
        }))
    },
  }
}
