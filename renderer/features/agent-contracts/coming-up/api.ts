import { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import { type Answer, endpoint, type Question } from '../../../api/gateway.ts'
import { panelApi } from '../panel-api.ts'

const runningApi = panelApi.enhanceEndpoints({ addTagTypes: ['Team'] }).injectEndpoints({
  endpoints: (build) => ({
    contractsRunning: build.query<Answer<typeof agentContractRunning>, Question<typeof agentContractRunning>>({
      ...endpoint(agentContractRunning),
      providesTags: ['Contracts', 'Team'],
    }),
  }),
})

export const { useContractsRunningQuery } = runningApi

export type Running = Answer<typeof agentContractRunning>['list'][number]
