import { openedGames } from '@portico/contract/lottery/calls'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { follow } from '../../api/follow.ts'
import { draws, opens, seals, voids } from './model/opened.ts'

/** The issues of every lottery at once, kept in step by the socket; apart from the rest, because the lobby reads them too. */
export const openedApi = api.injectEndpoints({
  endpoints: (build) => ({
    openedAll: build.query<Answer<typeof openedGames>, Question<typeof openedGames>>({
      ...endpoint(openedGames),
      providesTags: ['Draws'],
      onCacheEntryAdded: (_request, life) => {
        const patch =
          <Event extends { gameCode: string }>(change: (entry: OpenedGame, event: Event) => void) =>
          (event: Event) =>
            life.updateCachedData(({ list }) => {
              const entry = list.find(({ gameCode }) => gameCode === event.gameCode)
              if (entry) change(entry, event)
            })
        const refetch = () => void life.dispatch(openedApi.endpoints.openedAll.initiate({}, { forceRefetch: true, subscribe: false }))
        return follow(
          life,
          'public',
          { 'numero.opened': patch(opens), 'numero.sealed': patch(seals), 'numero.drawn': patch(draws), 'numero.voided': patch(voids) },
          refetch,
        )
      },
    }),
  }),
})

export const { useOpenedAllQuery } = openedApi
