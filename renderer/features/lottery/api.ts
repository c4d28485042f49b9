import { placeBets } from '@portico/contract/bets/calls'
import { drawProof, drawResults, lotteryGames, openedNumero } from '@portico/contract/lottery/calls'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import type { EventData } from '@portico/contract/events'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { follow } from '../../api/follow.ts'
import { whenDone } from '../../api/tags.ts'
import { draws, opens, seals, voids } from './model/opened.ts'

/** How many past results the trend figures look back on. */
export const RESULTS = 100

export const lotteryApi = api.injectEndpoints({
  endpoints: (build) => ({
    lotteries: build.query<Answer<typeof lotteryGames>, Question<typeof lotteryGames>>({
      ...endpoint(lotteryGames),
      keepUnusedDataFor: 3600,
      // Limits and odds may be set while somebody plays.
      onCacheEntryAdded: (question, life) => {
        const refetch = () =>
          void life.dispatch(lotteryApi.endpoints.lotteries.initiate(question, { forceRefetch: true, subscribe: false }))
        return follow(life, 'public', { 'lottery.changed': refetch }, refetch)
      },
    }),
    opened: build.query<Answer<typeof openedNumero>, Question<typeof openedNumero>>({
      ...endpoint(openedNumero),
      providesTags: ['Draws'],
      onCacheEntryAdded: ({ gameCode }, life) => {
        const patch =
          <Event extends { gameCode: string }>(change: (entry: OpenedGame, event: Event) => void) =>
          (event: Event) => {
            if (event.gameCode === gameCode) life.updateCachedData((entry) => change(entry, event))
          }
        const refetch = () =>
          void life.dispatch(lotteryApi.endpoints.opened.initiate({ gameCode }, { forceRefetch: true, subscribe: false }))
        return follow(
          life,
          'public',
          { 'numero.opened': patch(opens), 'numero.sealed': patch(seals), 'numero.drawn': patch(draws), 'numero.voided': patch(voids) },
          refetch,
        )
      },
    }),
    drawResults: build.query<Answer<typeof drawResults>, Question<typeof drawResults>>({
      ...endpoint(drawResults),
      onCacheEntryAdded: (request, life) => {
        // Results before an issue never change by a new one.
        if (request.before !== undefined) return
        const refetch = () =>
          void life.dispatch(lotteryApi.endpoints.drawResults.initiate(request, { forceRefetch: true, subscribe: false }))
        const drawn = ({ gameCode, draw }: EventData<'public', 'numero.drawn'>) => {
          if (gameCode !== request.gameCode) return
          life.updateCachedData((answer) => {
            // None falls off the end: older pages go on from there.
            answer.list = [draw, ...answer.list.filter(({ numero }) => numero !== draw.numero)]
          })
        }
        const decided = ({ gameCode }: { readonly gameCode: string }) => {
          if (gameCode === request.gameCode) refetch()
        }
        return follow(life, 'public', { 'numero.drawn': drawn, 'numero.corrected': decided, 'numero.voided': decided }, refetch)
      },
    }),
    drawProof: build.query<Answer<typeof drawProof>, Question<typeof drawProof>>(endpoint(drawProof)),
    placeBets: build.mutation<Answer<typeof placeBets>, IdempotentRequest<typeof placeBets>>({
      ...moneyMutation(placeBets),
      invalidatesTags: whenDone('Bets', 'Balance'),
    }),
  }),
})

export const { useLotteriesQuery, useOpenedQuery, useDrawResultsQuery, useDrawProofQuery, usePlaceBetsMutation } = lotteryApi
