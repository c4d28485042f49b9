import { cancelChase, chaseDetail, chaseIssues, createChase, listChases } from '@portico/contract/bets/chase-calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, asks, type Intent, moves, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Plans over several issues. They follow what the gateway tells of them. */
export const chaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    chaseIssues: build.query<Answer<typeof chaseIssues>, Question<typeof chaseIssues>>({ ...asks(chaseIssues), keepUnusedDataFor: 0 }),
    chases: build.query<Answer<typeof listChases>, Question<typeof listChases>>({
      ...asks(listChases),
      providesTags: ['Chases'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Chases', 'Bets']))
        return follow(life, 'member', { 'chase.changed': again, 'bets.settled': again }, again)
      },
    }),
    chaseDetail: build.query<Answer<typeof chaseDetail>, Question<typeof chaseDetail>>({ ...asks(chaseDetail), providesTags: ['Chases'] }),
    createChase: build.mutation<Answer<typeof createChase>, Intent<typeof createChase>>({
      ...moves(createChase),
      invalidatesTags: whenDone('Chases', 'Bets', 'Balance'),
    }),
    cancelChase: build.mutation<Answer<typeof cancelChase>, Intent<typeof cancelChase>>({
      ...moves(cancelChase),
      invalidatesTags: whenDone('Chases', 'Bets', 'Balance'),
    }),
  }),
})

export const { useChaseIssuesQuery, useChasesQuery, useChaseDetailQuery, useCreateChaseMutation, useCancelChaseMutation } = chaseApi
