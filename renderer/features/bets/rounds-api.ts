import { playedRounds } from '@portico/contract/records/round-calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** A member's rounds of vendors' games, apart from the bets: pages of lotteries never ask for them. */
const roundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rounds: build.query<Answer<typeof playedRounds>, Question<typeof playedRounds>>({
      ...endpoint(playedRounds),
      providesTags: ['Bets'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Bets']))
        // No event tells of rounds; each moves the balance.
        return follow(life, 'member', { 'balance.changed': again }, again)
      },
    }),
  }),
})

export const { useRoundsQuery } = roundsApi
