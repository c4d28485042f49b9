import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, pageNumber, paging, queryInt } from '../kit/wire.ts'
import { clientFields, clientReader, favouriteIdList, favouriteMark, MOST_FAVOURITES } from './own-shapes.ts'
import { game, gameFilters } from './shapes.ts'

/** The caller's favourites by nodeId, latest first. */
export const favouriteIds = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: true,
  account: 'real',
  response: () => favouriteIdList,
})

/** One page of the caller's favourites that are on offer, latest first. */
export const favouriteGames = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: true,
  account: 'real',
  reader: clientReader,
  request: () => z.object({ ...clientFields, ...gameFilters, ...paging(MOST_FAVOURITES) }),
  response: () => z.object({ content: z.array(game), pageNum: int(), total: int(), totalPages: int() }),
})

/** Adds a favourite and answers all of them; adding it again changes nothing. */
export const addFavourite = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  token: true,
  account: 'real',
  request: () => favouriteMark,
  response: () => favouriteIdList,
})

/** Removes a favourite and answers what is left; removing it again changes nothing. */
export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  token: true,
  account: 'real',
  request: () => favouriteMark,
  response: () => favouriteIdList,
})

/** One page of the games that the caller opened or bet on, latest first. */
export const recentGames = call({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: true,
  account: 'real',
  reader: clientReader,
  request: () => z.object({ ...clientFields, ...gameFilters, page: pageNumber, pageSize: z._default(queryInt(1, 100), 12) }),
  response: () => z.object({ list: z.array(game), total: int(), totalPages: int() }),
})
