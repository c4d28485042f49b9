import { teamMembers } from '@portico/contract/agent/calls'
import { agentContractDetail, agentContracts, answerAgentContract, offerAgentContract } from '@portico/contract/agent-contract/calls'
import { agentContractForecast, previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import { type Answer, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import { panelApi } from './panel-api.ts'

/** Contracts of the reader, which the panel keeps in step. */
const contractsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    contracts: build.query<Answer<typeof agentContracts>, Question<typeof agentContracts>>({
      ...endpoint(agentContracts),
      providesTags: ['Contracts'],
    }),
    contract: build.query<Answer<typeof agentContractDetail>, Question<typeof agentContractDetail>>({
      ...endpoint(agentContractDetail),
      providesTags: ['Contracts'],
    }),
    contractForecast: build.query<Answer<typeof agentContractForecast>, Question<typeof agentContractForecast>>({
      ...endpoint(agentContractForecast),
      providesTags: ['Contracts'],
    }),
    contractPreview: build.query<Answer<typeof previewAgentContract>, Question<typeof previewAgentContract>>({
      ...endpoint(previewAgentContract),
      keepUnusedDataFor: 0,
    }),
    /** Accounts directly below, by the letters of their name. */
    contractHolders: build.query<Answer<typeof teamMembers>, Question<typeof teamMembers>>(endpoint(teamMembers)),
    offerContract: build.mutation<Answer<typeof offerAgentContract>, Question<typeof offerAgentContract>>({
      ...endpoint(offerAgentContract),
      invalidatesTags: whenDone('Contracts'),
    }),
    answerContract: build.mutation<Answer<typeof answerAgentContract>, Question<typeof answerAgentContract>>({
      ...endpoint(answerAgentContract),
      invalidatesTags: ['Contracts'],
    }),
  }),
})

export const {
  useContractsQuery,
  useContractQuery,
  useContractForecastQuery,
  useContractPreviewQuery,
  useContractHoldersQuery,
  useOfferContractMutation,
  useAnswerContractMutation,
} = contractsApi

export type Detail = Answer<typeof agentContractDetail>
export type Preview = Answer<typeof previewAgentContract>
export type Outcome = Answer<typeof offerAgentContract>['outcomes'][number]
