import { gameList, gameMenus, gameVendors, hotGames, jackpots, winnerBoard } from '@portico/contract/catalogue/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { refreshLists } from '../launch/index.ts'
import { cachedQuery } from './session-cache.ts'

/** The house's games. They change seldom, so answers are kept for a while after the last reader has gone. */
const KEEP_S = 600

export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameMenus: build.query<Answer<typeof gameMenus>, Question<typeof gameMenus>>({
      ...endpoint(gameMenus),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Catalogue'],
    }),
    gameVendors: build.query<Answer<typeof gameVendors>, Question<typeof gameVendors>>({
      ...cachedQuery(gameVendors, 'vendors'),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Catalogue'],
      // Every page shows vendors somewhere, so this one entry keeps all lists of games in step.
      onCacheEntryAdded: (_question, life) => {
        const again = () => {
          refreshLists()
          life.dispatch(api.util.invalidateTags(['Catalogue']))
        }
        return follow(life, 'public', { 'games.changed': again }, again)
      },
    }),
    hotGames: build.query<Answer<typeof hotGames>, Question<typeof hotGames>>({
      ...cachedQuery(hotGames, 'hot'),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Catalogue'],
    }),
    games: build.query<Answer<typeof gameList>, Question<typeof gameList>>({
      ...endpoint(gameList),
      keepUnusedDataFor: KEEP_S,
      providesTags: (_answer, _error, { selection }) => (selection === 'FAV' ? ['Games', 'Catalogue'] : ['Catalogue']),
    }),
    jackpots: build.query<Answer<typeof jackpots>, Question<typeof jackpots>>({
      ...endpoint(jackpots),
      providesTags: ['Announcements'],
    }),
    winners: build.query<Answer<typeof winnerBoard>, Question<typeof winnerBoard>>({
      ...endpoint(winnerBoard),
      // Who takes a break from play is shown none, as no banner.
      providesTags: ['Announcements'],
    }),
  }),
})

/** Pools grow by the bet; who looks on sees them rise between two answers. */
export const JACKPOT_POLL = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const

export const { useGameMenusQuery, useGameVendorsQuery, useHotGamesQuery, useGamesQuery, useJackpotsQuery, useWinnersQuery } = lobbyApi
export type Lane = Answer<typeof gameVendors>['data']['lanes'][number]
export type Win = Answer<typeof winnerBoard>['list'][number]['vo']
