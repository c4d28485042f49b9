import { betDetail, listBets } from '@portico/contract/bets'
import { follow } from '../../api/follow.ts'
import { type Answer, api, asks, type Question } from '../../api/gateway.ts'

/** The betting record. It follows the settlements as they are told, and is asked again for the totals. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.query<Answer<typeof listBets>, Question<typeof listBets>>({
      ...asks(listBets),
      providesTags: ['Bets'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Bets']))
        return follow(life, 'member', { 'bets.settled': again, 'bets.corrected': again, 'bet.cancelled': again }, again)
      },
    }),
    betDetail: build.query<Answer<typeof betDetail>, Question<typeof betDetail>>({ ...asks(betDetail), providesTags: ['Bets'] }),
  }),
})

export const { useBetsQuery, useBetDetailQuery } = recordsApi
