import { commissionLines } from '@portico/contract/commission/calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

const incomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownIncome: build.query<Answer<typeof commissionLines>, Question<typeof commissionLines>>({
      ...endpoint(commissionLines),
      providesTags: ['Team'],
    }),
  }),
})

export const { useOwnIncomeQuery } = incomeApi
