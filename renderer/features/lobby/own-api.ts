import { gameClasses } from '@portico/contract/catalogue/calls'
import { favouriteGames, recentGames } from '@portico/contract/catalogue/own-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { cachedQuery } from './session-cache.ts'

/** A member's own games, and the classes of a type. Nothing of it is needed before the lobby answers. */
const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameClasses: build.query<Answer<typeof gameClasses>, Question<typeof gameClasses>>({
      ...endpoint(gameClasses),
      keepUnusedDataFor: 600,
      providesTags: ['Catalogue'],
    }),
    favouriteGames: build.query<Answer<typeof favouriteGames>, Question<typeof favouriteGames>>({
      ...endpoint(favouriteGames),
      providesTags: ['Games', 'Catalogue'],
    }),
    recentGames: build.query<Answer<typeof recentGames>, Question<typeof recentGames>>({
      ...cachedQuery(recentGames, 'recent'),
      providesTags: ['Catalogue'],
    }),
  }),
})

export const { useGameClassesQuery, useFavouriteGamesQuery, useRecentGamesQuery } = ownApi
