import { vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    lotteryMenu: build.query<Answer<typeof vnGameMenu>, Question<typeof vnGameMenu>>({
      ...endpoint(vnGameMenu),
      keepUnusedDataFor: 600,
      providesTags: ['Catalogue'],
    }),
    recentLotteries: build.query<Answer<typeof vnRecentGames>, Question<typeof vnRecentGames>>({
      ...endpoint(vnRecentGames),
      providesTags: ['Bets'],
    }),
  }),
})

export const { useLotteryMenuQuery, useRecentLotteriesQuery } = menuApi
