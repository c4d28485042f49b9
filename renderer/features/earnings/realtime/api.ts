import { realtimeCategories, realtimeDay } from '@portico/contract/commission/calls'
import { api, type Answer, endpoint, type Question } from '../../../api/gateway.ts'

const realtimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    realtimeDay: build.query<Answer<typeof realtimeDay>, Question<typeof realtimeDay>>({
      ...endpoint(realtimeDay),
      providesTags: ['Team'],
    }),
    realtimeCategories: build.query<Answer<typeof realtimeCategories>, Question<typeof realtimeCategories>>({
      ...endpoint(realtimeCategories),
      providesTags: ['Team'],
    }),
  }),
})

export const { useRealtimeDayQuery, useRealtimeCategoriesQuery } = realtimeApi

export type Day = Answer<typeof realtimeDay>
export type Category = Answer<typeof realtimeCategories>['list'][number]
