import { gameList, gameMenus, gameVendors, hotGames, winnerBoard } from '@portico/contract/catalogue'
import { type Answer, api, asks, type Question } from '../../api/gateway.ts'
import { cachedAsks } from './session-cache.ts'

/** The house's games. They change seldom, so answers are kept for a while after the last reader has gone. */
const KEEP_S = 600

export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameMenus: build.query<Answer<typeof gameMenus>, Question<typeof gameMenus>>({ ...asks(gameMenus), keepUnusedDataFor: KEEP_S }),
    gameVendors: build.query<Answer<typeof gameVendors>, Question<typeof gameVendors>>({
      ...cachedAsks(gameVendors, 'vendors'),
      keepUnusedDataFor: KEEP_S,
    }),
    hotGames: build.query<Answer<typeof hotGames>, Question<typeof hotGames>>({
      ...cachedAsks(hotGames, 'hot'),
      keepUnusedDataFor: KEEP_S,
    }),
    games: build.query<Answer<typeof gameList>, Question<typeof gameList>>({
      ...asks(gameList),
      keepUnusedDataFor: KEEP_S,
      providesTags: (_answer, _error, { selection }) => (selection === 'FAV' ? ['Games'] : []),
    }),
    winners: build.query<Answer<typeof winnerBoard>, Question<typeof winnerBoard>>(asks(winnerBoard)),
  }),
})

export const { useGameMenusQuery, useGameVendorsQuery, useHotGamesQuery, useGamesQuery, useWinnersQuery } = lobbyApi
export type Lane = Answer<typeof gameVendors>['data']['lanes'][number]
export type Win = Answer<typeof winnerBoard>['list'][number]['vo']
