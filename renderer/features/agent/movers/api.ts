import { teamBranches, teamMovers } from '@portico/contract/agent/mover-calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

const moversApi = api.injectEndpoints({
  endpoints: (build) => ({
    teamBranches: build.query<Answer<typeof teamBranches>, Question<typeof teamBranches>>({
      ...endpoint(teamBranches),
      providesTags: ['Team'],
    }),
    teamMovers: build.query<Answer<typeof teamMovers>, Question<typeof teamMovers>>({ ...endpoint(teamMovers), providesTags: ['Team'] }),
  }),
})

export const { useTeamBranchesQuery, useTeamMoversQuery } = moversApi

export type Movers = Answer<typeof teamMovers>
