import { agentWaiting } from '@portico/contract/agent/waiting-calls'
import { follow } from '../../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

const waitingApi = api.enhanceEndpoints({ addTagTypes: ['AgentWaiting'] }).injectEndpoints({
  endpoints: (build) => ({
    agentWaiting: build.query<Answer<typeof agentWaiting>, Question<typeof agentWaiting>>({
      ...endpoint(agentWaiting),
      providesTags: ['AgentWaiting'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(waitingApi.util.invalidateTags(['AgentWaiting']))
        return follow(life, 'member', { 'contract.changed': again, 'dispute.changed': again }, again)
      },
    }),
  }),
})

export const { useAgentWaitingQuery } = waitingApi

export type Item = Answer<typeof agentWaiting>['items'][number]
