import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, listOf, paging, queryInt, text } from '../kit/wire.ts'
import { catalogueCode, newGame, operatorGame, pictureAddress } from './operator-shapes.ts'

/** Opens a game or closes it: a closed one stands in no list and cannot be launched. */
export const offerGame = call({
  method: 'POST',
  path: '/operator/games',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode: text(40), enabled: z.boolean() }),
  response: () => z.object({ gameCode: z.string(), enabled: z.boolean() }),
})

/** Vendors by their position, each with its games: all, and those that are offered. */
export const operatorVendors = call({
  method: 'GET',
  path: '/operator/vendors',
  token: false,
  only: 'operator',
  response: () =>
    z.object({
      list: z.array(
        z.object({
          code: z.string(),
          displayName: z.string(),
          position: int(),
          iconUrl: z.nullable(z.string()),
          games: int(),
          offered: int(),
        }),
      ),
    }),
})

/** Adds a vendor, or changes what is named of one that is there. */
export const publishVendor = call({
  method: 'PUT',
  path: '/operator/vendors',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      code: catalogueCode,
      displayName: text(60),
      position: z.optional(queryInt(0, 9_999)),
      iconUrl: z.optional(z.nullable(pictureAddress)),
    }),
  response: () => z.object({ code: z.string(), added: z.boolean() }),
})

/** Games of the catalogue, the closed ones included. */
export const operatorGames = call({
  method: 'GET',
  path: '/operator/games',
  token: false,
  only: 'operator',
  request: () => z.object({ vendor: z.optional(catalogueCode), ...paging(100) }),
  response: () => z.object({ list: z.array(operatorGame), total: int(), totalPages: int() }),
})

/** Adds games, open at once, and changes those whose code is there; what is open or closed stays so. All of them or none. */
export const publishGames = call({
  method: 'PUT',
  path: '/operator/games',
  token: false,
  only: 'operator',
  request: () => z.object({ games: listOf(newGame, 1, 100) }),
  response: () => z.object({ added: int(), changed: int() }),
})

/** Gives a game a picture of its own, or takes it away. */
export const setGamePicture = call({
  method: 'PUT',
  path: '/operator/games/picture',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode: catalogueCode, iconUrl: z.nullable(pictureAddress) }),
  response: () => z.object({ gameCode: z.string() }),
})

/** Puts the gateway's own lotteries into the catalogue, where they are not yet, so that the lobby shows them. */
export const publishLotteries = call({
  method: 'POST',
  path: '/operator/games/lotteries',
  token: false,
  only: 'operator',
  response: () => z.object({ added: int(), there: int() }),
})
