import { commissionDifference, commissionLineDetail, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
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
    commissionDifference: build.query<Answer<typeof commissionDifference>, Question<typeof commissionDifference>>({
      ...endpoint(commissionDifference),
      providesTags: ['Team'],
    }),
    commissionStatement: build.mutation<Answer<typeof commissionStatement>, Question<typeof commissionStatement>>({
      ...endpoint(commissionStatement),
    }),
  }),
})

export const { useCommissionLinesQuery, useCommissionLineDetailQuery, useCommissionDifferenceQuery, useCommissionStatementMutation } =
  earningsApi

export type Earnings = Answer<typeof commissionLines>
export type Difference = Answer<typeof commissionDifference>
export type EarningDetail = Answer<typeof commissionLineDetail>
