import * as z from 'zod/mini'
import { call } from './call.ts'
import { money } from './money.ts'
import { instant, nothing, pageNumber, paging, queryInt, text } from './wire.ts'

export const GAME_TYPES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'COCKFIGHT', 'BINGO'] as const
export const gameType = z.enum(GAME_TYPES)
export type GameType = z.infer<typeof gameType>

/** What a list of games is of. `FAV` and `RECENT` are the caller's own. */
export const gameSelection = z.enum(['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'])
export type GameSelection = z.infer<typeof gameSelection>

/** The price book that a lane's lotteries are opened with. */
export const prizeMode = z.enum(['LOTT', 'ELOTT'])
export type PrizeMode = z.infer<typeof prizeMode>

export const game = z.object({
  nodeId: z.int(),
  gameCode: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType,
  gameClassify: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  /** 0 means that the free trial IS offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** `VASSALAGE` marks a vendor that opens a list of its games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** Shown in the picture's box until it has loaded. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Game = z.infer<typeof game>

export const exampleGame = {
  nodeId: 17,
  gameCode: 'PG-0017',
  gameName: 'Night Lotus',
  vassalage: 'PG',
  displayName: 'PG',
  gameType: 'RNG',
  gameClassify: 'SLOTS',
  isHot: 1,
  supportPlay: 0,
  isGame: 'GAME',
  iconUrl: '/art/game/PG-0017.svg',
  lagerIcon: '/art/game/PG-0017.svg?size=wide',
  colour: '#5a2560',
} as const

export const gameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The game types this merchant offers, in menu order',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({ menus: z.array(z.object({ gameType, total: z.int(), vendors: z.int() })) }),
  failures: [],
  example: { request: {}, response: { menus: [{ gameType: 'RNG', total: 320, vendors: 12 }] } },
})

export const gameList = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'One page of games, filtered and searched by name (tolerant of case, accents, partial words and misspelling)',
  token: 'optional',
  encrypted: false,
  request: z.object({
    clientType: z._default(queryInt(3, 3), 3),
    platform: z._default(z.literal('html5-desktop'), 'html5-desktop'),
    gameType: z.optional(gameType),
    vassalage: z.optional(text(40)),
    gameClassify: z.optional(text(40)),
    gameName: z.optional(z.string().check(z.maxLength(80))),
    minBet: z.optional(queryInt(0, 1_000_000)),
    minLineNum: z.optional(queryInt(0, 10_000)),
    selection: z._default(gameSelection, 'ALL'),
    ...paging(100),
  }),
  /** A page beyond the last is empty. */
  response: z.object({ games: z.array(game), total: z.int(), totalPages: z.int() }),
  failures: ['VENDOR_UNKNOWN', 'NOT_LOGGED_IN', 'NEED_TRUE_ACCOUNT'],
  example: {
    request: { gameName: 'lotus', pageNo: 1, pageSize: 18 },
    response: { games: [exampleGame], total: 1, totalPages: 1 },
  },
})

export const hotGames = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'One page of the games marked hot, most played first',
  token: false,
  encrypted: false,
  request: z.object({
    isPlatform: z._default(queryInt(2, 2), 2),
    gameType: z.optional(gameType),
    vassalage: z.optional(text(40)),
    pageNo: pageNumber,
    pageSize: z._default(queryInt(1, 200), 12),
  }),
  response: z.object({ list: z.array(game), total: z.int(), totalPages: z.int() }),
  failures: ['VENDOR_UNKNOWN'],
  example: { request: { pageNo: 1, pageSize: 12 }, response: { list: [exampleGame], total: 1, totalPages: 1 } },
})

const vendor = z.object({ vassalage: z.string(), displayName: z.string(), iconUrl: z.string(), colour: z.string(), total: z.int() })

export const gameVendors = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'The lobby lanes: per game type its vendors and classes',
  token: false,
  encrypted: false,
  request: z.object({ platform: z._default(z.literal('html5-desktop'), 'html5-desktop') }),
  response: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: gameType,
          total: z.int(),
          prizeMode,
          vendors: z.array(vendor),
          gameClassify: z.array(z.object({ key: z.string(), displayName: z.string() })),
        }),
      ),
    }),
  }),
  failures: [],
  example: {
    request: {},
    response: {
      data: {
        lanes: [
          {
            title: 'RNG',
            total: 320,
            prizeMode: 'LOTT',
            vendors: [{ vassalage: 'PG', displayName: 'PG', iconUrl: '/art/vendor/RNG/PG.svg', colour: '#5a2560', total: 40 }],
            gameClassify: [{ key: 'SLOTS', displayName: 'Slots' }],
          },
        ],
      },
    },
  },
})

export const winnerBoard = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  summary: 'Real wins of this gateway in the last 24 hours (or the latest before), highest first, names masked',
  token: false,
  encrypted: false,
  request: z.object({ gameCategory: z.optional(gameType), limitNum: z._default(queryInt(1, 20), 20) }),
  response: z.object({
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
  failures: [],
  example: {
    request: { limitNum: 20 },
    response: {
      list: [
        {
          vo: {
            recordId: 'b1',
            gameName: 'SSC, 1 minute',
            gameType: 'ELOTT',
            customerName: 'th***92',
            winAmount: { amount: '48250000.0000', currency: 'VND' },
            iconUrl: '/art/game/SSC1.svg',
            wonAt: '2026-11-21T07:02:00.000Z',
          },
        },
      ],
    },
  },
})
