import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, int, pageNumber, paging, queryInt, text, upTo } from '../kit/wire.ts'
import { clientFields, clientPlatform, clientReader, queryLanguage, queryMerchant } from './own-shapes.ts'
import { game, gameClass, gameSelection, gameType, laneClass, lanePrizeMode, laneVendor } from './shapes.ts'

/** The game types this merchant offers, in menu order. */
export const gameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  token: false,
  response: () => z.object({ menus: z.array(z.object({ gameType, total: int(), vendors: int() })) }),
})

/** One page of games, filtered and searched by name (tolerant of case, accents, partial words and misspelling). */
export const gameList = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  token: 'optional',
  reader: clientReader,
  request: () =>
    z.object({
      ...clientFields,
      channel: z.optional(text(40)),
      gameType: z.optional(gameType),
      vassalage: z.optional(text(40)),
      gameClassify: z.optional(text(40)),
      gameName: z.optional(upTo(80)),
      minBet: z.optional(queryInt(0, 1_000_000)),
      minLineNum: z.optional(queryInt(0, 10_000)),
      selection: z._default(gameSelection, 'ALL'),
      ...paging(100),
    }),
  /** A page beyond the last is empty. `suggestion`: the name that was searched for instead, where nothing is called as it was typed. */
  response: () => z.object({ games: z.array(game), total: int(), totalPages: int(), suggestion: z.optional(z.string()) }),
})

/** One page of the games marked hot, most played first. */
export const hotGames = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  token: false,
  reader: { language: 'language', merchant: 'merchantCode' },
  request: () =>
    z.object({
      isPlatform: z._default(queryInt(2, 2), 2),
      platform: clientPlatform,
      language: queryLanguage,
      merchantCode: queryMerchant,
      gameType: z.optional(gameType),
      vassalage: z.optional(text(40)),
      pageNo: pageNumber,
      pageSize: z._default(queryInt(1, 200), 12),
    }),
  response: () => z.object({ list: z.array(game), total: int(), totalPages: int() }),
})

/** The lobby lanes: per game type its vendors and classes. */
export const gameVendors = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  token: false,
  request: () => z.object({ platform: clientPlatform }),
  response: () =>
    z.object({
      data: z.object({
        lanes: z.array(
          z.object({
            title: gameType,
            /** The category that vendors know its games under: e-sports and cockfights are sports. */
            gameCategory: gameType,
            total: int(),
            prizeMode: lanePrizeMode,
            /** The first game of each vendor that the home page shows, in the order of `vendors`. */
            cards: z.array(game),
            vendors: z.array(laneVendor),
            gameClassify: z.array(laneClass),
          }),
        ),
      }),
    }),
})

/** Real wins of this gateway in the last 24 hours (or the latest before), highest first, names masked; none for who takes a break from play. */
export const winnerBoard = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  token: 'optional',
  reader: { language: 'language' },
  request: () => z.object({ gameCategory: z.optional(gameType), language: queryLanguage, limitNum: z._default(queryInt(1, 20), 20) }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          vo: z.object({
            recordId: z.string(),
            gameName: z.string(),
            gameType,
            customerName: z.string(),
            winAmount: money,
            iconUrl: z.string(),
            wonAt: instant,
          }),
        }),
      ),
    }),
})

/**
 * What stands in the progressive jackpots of games on offer, as their vendors last said within the hour, the largest first, in the brand's currency;
 * none for who is shown no offers.
 */
export const jackpots = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpots',
  token: 'optional',
  response: () =>
    z.object({
      list: z.array(z.object({ gameCode: z.string(), gameName: z.string(), vendorName: z.string(), amount: money, at: instant })),
    }),
})

/** The game types of one vendor or of all, in menu order, and the classes of each. */
export const gameClasses = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  token: false,
  request: () => z.object({ gameType: z.optional(gameType), vassalage: z.optional(text(40)) }),
  response: () => z.object({ types: z.array(z.object({ gameType, total: int(), gameClassify: z.array(gameClass) })) }),
})
