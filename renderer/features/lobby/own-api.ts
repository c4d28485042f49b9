import { gameClasses } from '@portico/contract/catalogue/calls'
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from '@portico/contract/catalogue/own-calls'
import { whenDone } from '../../api/tags.ts'
import { type Answer, api, asks, type Question } from '../../api/gateway.ts'
import { cachedAsks } from './session-cache.ts'

/** A member's own games, and the classes of a type. Nothing of it is needed before the lobby answers. */
export const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameClasses: build.query<Answer<typeof gameClasses>, Question<typeof gameClasses>>({
      ...asks(gameClasses),
      keepUnusedDataFor: 600,
      providesTags: ['Catalogue'],
    }),
    favouriteIds: build.query<Answer<typeof favouriteIds>, Question<typeof favouriteIds>>(asks(favouriteIds)),
    favouriteGames: build.query<Answer<typeof favouriteGames>, Question<typeof favouriteGames>>({
      ...asks(favouriteGames),
      providesTags: ['Games', 'Catalogue'],
    }),
    recentGames: build.query<Answer<typeof recentGames>, Question<typeof recentGames>>({
      ...cachedAsks(recentGames, 'recent'),
      providesTags: ['Catalogue'],
    }),
    addFavourite: build.mutation<Answer<typeof addFavourite>, Question<typeof addFavourite>>({
      ...asks(addFavourite),
      invalidatesTags: whenDone('Games'),
    }),
    removeFavourite: build.mutation<Answer<typeof removeFavourite>, Question<typeof removeFavourite>>({
      ...asks(removeFavourite),
      invalidatesTags: whenDone('Games'),
    }),
  }),
})

export const { useGameClassesQuery, useFavouriteGamesQuery, useRecentGamesQuery } = ownApi
