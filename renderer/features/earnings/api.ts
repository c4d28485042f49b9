import { commissionLineDetail, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import { api, type Answer, endpoint, type Question } from '../../api/gateway.ts'

const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    commissionLines: build.query<Answer<typeof commissionLines>, Question<typeof commissionLines>>({
      ...endpoint(commissionLines),
      providesTags: ['Team'],
    }),
    commissionLineDetail: build.query<Answer<typeof commissionLineDetail>, Question<typeof commissionLineDetail>>({
      ...endpoint(commissionLineDetail),
      providesTags: ['Team'],
    }),
    commissionStatement: build.mutation<Answer<typeof commissionStatement>, Question<typeof commissionStatement>>({
      ...endpoint(commissionStatement),
    }),
  }),
})

export const { useCommissionLinesQuery, useCommissionLineDetailQuery, useCommissionStatementMutation } = earningsApi

export type Earnings = Answer<typeof commissionLines>
export type EarningDetail = Answer<typeof commissionLineDetail>
