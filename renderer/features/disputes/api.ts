import { agentDispute, agentDisputes, moveDispute, openDispute, replyToDispute } from '@portico/contract/dispute/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const disputesApi = api.enhanceEndpoints({ addTagTypes: ['Disputes'] }).injectEndpoints({
  endpoints: (build) => ({
    disputes: build.query<Answer<typeof agentDisputes>, Question<typeof agentDisputes>>({
      ...endpoint(agentDisputes),
      providesTags: ['Disputes'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(disputesApi.util.invalidateTags(['Disputes']))
        return follow(life, 'member', { 'dispute.changed': again }, again)
      },
    }),
    dispute: build.query<Answer<typeof agentDispute>, Question<typeof agentDispute>>({
      ...endpoint(agentDispute),
      providesTags: ['Disputes'],
    }),
    openDispute: build.mutation<Answer<typeof openDispute>, Question<typeof openDispute>>({
      ...endpoint(openDispute),
      invalidatesTags: ['Disputes'],
    }),
    replyToDispute: build.mutation<Answer<typeof replyToDispute>, Question<typeof replyToDispute>>({
      ...endpoint(replyToDispute),
      invalidatesTags: ['Disputes'],
    }),
    moveDispute: build.mutation<Answer<typeof moveDispute>, Question<typeof moveDispute>>({
      ...endpoint(moveDispute),
      // Whoever is told that something happened meanwhile sees it at once.
      invalidatesTags: ['Disputes'],
    }),
  }),
})

export const { useDisputesQuery, useDisputeQuery, useOpenDisputeMutation, useReplyToDisputeMutation, useMoveDisputeMutation } = disputesApi
