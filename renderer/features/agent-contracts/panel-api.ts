import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** What waits for the agent. The office's menu asks it on every page: an answer in another tab, or of the other side, is seen at once. */
export const panelApi = api.enhanceEndpoints({ addTagTypes: ['Contracts'] }).injectEndpoints({
  endpoints: (build) => ({
    contractPanel: build.query<Answer<typeof agentContractPanel>, Question<typeof agentContractPanel>>({
      ...endpoint(agentContractPanel),
      providesTags: ['Contracts'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(panelApi.util.invalidateTags(['Contracts']))
        return follow(life, 'member', { 'contract.changed': again }, again)
      },
    }),
  }),
})

export const { useContractPanelQuery } = panelApi

export type Panel = Answer<typeof agentContractPanel>
