import { betDetail, cancelBet, listBets } from '@portico/contract/bets/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'

/** A member's bets. They follow the events of settlements, and are fetched again for the totals. */
const betsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.query<Answer<typeof listBets>, Question<typeof listBets>>({
      ...endpoint(listBets),
      providesTags: ['Bets'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Bets']))
        return follow(life, 'member', { 'bets.settled': again, 'bets.corrected': again, 'bet.cancelled': again }, again)
      },
    }),
    betDetail: build.query<Answer<typeof betDetail>, Question<typeof betDetail>>({ ...endpoint(betDetail), providesTags: ['Bets'] }),
    cancelBet: build.mutation<Answer<typeof cancelBet>, IdempotentRequest<typeof cancelBet>>({
      ...moneyMutation(cancelBet),
      // A bet that cannot be taken back any more is shown as it stands now.
      invalidatesTags: ['Bets', 'Balance'],
    }),
  }),
})

export const { useBetsQuery, useBetDetailQuery, useLazyBetDetailQuery, useCancelBetMutation } = betsApi
