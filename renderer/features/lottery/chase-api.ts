import { cancelChase, chaseDetail, chaseIssues, createChase, listChases } from '@portico/contract/bets/chase-calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Plans over several issues. They follow the gateway's events. */
export const chaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    chaseIssues: build.query<Answer<typeof chaseIssues>, Question<typeof chaseIssues>>({ ...endpoint(chaseIssues), keepUnusedDataFor: 0 }),
    chases: build.query<Answer<typeof listChases>, Question<typeof listChases>>({
      ...endpoint(listChases),
      providesTags: ['Chases'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Chases', 'Bets']))
        return follow(life, 'member', { 'chase.changed': again, 'bets.settled': again }, again)
      },
    }),
    chaseDetail: build.query<Answer<typeof chaseDetail>, Question<typeof chaseDetail>>({
      ...endpoint(chaseDetail),
      providesTags: ['Chases'],
    }),
    createChase: build.mutation<Answer<typeof createChase>, IdempotentRequest<typeof createChase>>({
      ...moneyMutation(createChase),
      invalidatesTags: whenDone('Chases', 'Bets', 'Balance'),
    }),
    cancelChase: build.mutation<Answer<typeof cancelChase>, IdempotentRequest<typeof cancelChase>>({
      ...moneyMutation(cancelChase),
      invalidatesTags: whenDone('Chases', 'Bets', 'Balance'),
    }),
  }),
})

export const { useChaseIssuesQuery, useChasesQuery, useChaseDetailQuery, useCreateChaseMutation, useCancelChaseMutation } = chaseApi
