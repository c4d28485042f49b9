import { teamLosses } from '@portico/contract/agent/loss-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const teamLossesApi = api.injectEndpoints({
  endpoints: (build) => ({
    teamLosses: build.query<Answer<typeof teamLosses>, Question<typeof teamLosses>>({ ...endpoint(teamLosses), providesTags: ['Team'] }),
  }),
})

export const { useTeamLossesQuery } = teamLossesApi

export type Losses = Answer<typeof teamLosses>
