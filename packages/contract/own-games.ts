import * as z from 'zod/mini'
import { call } from './call.ts'
import { exampleGame, game, gameType } from './catalogue.ts'
import { nothing, pageNumber, paging, queryInt, text } from './wire.ts'

/** Nobody has more favourites: one page holds them all. */
export const MOST_FAVOURITES = 999

const filters = { gameType: z.optional(gameType), vassalage: z.optional(text(40)) }
const client = {
  clientType: z._default(queryInt(3, 3), 3),
  platform: z._default(z.literal('html5-desktop'), 'html5-desktop'),
}
/** `vendor` and `gameType` say what the caller takes the game for; another one is GAME_UNKNOWN. */
const marked = z.object({ nodeId: queryInt(1, 999_999_999), vendor: z.optional(text(40)), gameType: z.optional(gameType) })
const ids = z.object({ ids: z.array(z.int()) })

export const favouriteIds = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: "The caller's favourites by nodeId, latest first",
  token: true,
  encrypted: false,
  request: nothing,
  response: ids,
  failures: ['NEED_TRUE_ACCOUNT'],
  example: { request: {}, response: { ids: [17, 4] } },
})

export const favouriteGames = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: "One page of the caller's favourites that are on offer, latest first",
  token: true,
  encrypted: false,
  request: z.object({ ...client, ...filters, ...paging(MOST_FAVOURITES) }),
  response: z.object({ content: z.array(game), pageNum: z.int(), total: z.int(), totalPages: z.int() }),
  failures: ['VENDOR_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  example: {
    request: { pageNo: 1, pageSize: 999 },
    response: { content: [exampleGame], pageNum: 1, total: 1, totalPages: 1 },
  },
})

export const addFavourite = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Adds a favourite and answers all of them; adding it again changes nothing',
  token: true,
  encrypted: false,
  request: marked,
  response: ids,
  failures: ['GAME_UNKNOWN', 'FAVOURITES_FULL', 'NEED_TRUE_ACCOUNT'],
  example: { request: { nodeId: 17, vendor: 'PG', gameType: 'RNG' }, response: { ids: [17, 4] } },
})

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Removes a favourite and answers what is left; removing it again changes nothing',
  token: true,
  encrypted: false,
  request: marked,
  response: ids,
  failures: ['NEED_TRUE_ACCOUNT'],
  example: { request: { nodeId: 17, vendor: 'PG', gameType: 'RNG' }, response: { ids: [4] } },
})

export const recentGames = call({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'One page of the games that the caller opened or bet on, latest first',
  token: true,
  encrypted: false,
  request: z.object({ ...client, ...filters, page: pageNumber, pageSize: z._default(queryInt(1, 100), 12) }),
  response: z.object({ list: z.array(game), total: z.int(), totalPages: z.int() }),
  failures: ['VENDOR_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  example: { request: { page: 1, pageSize: 12 }, response: { list: [exampleGame], total: 1, totalPages: 1 } },
})
