import { teamBet, teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { api, type Answer, endpoint, type Question } from '../../api/gateway.ts'

const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    teamOverview: build.query<Answer<typeof teamOverview>, Question<typeof teamOverview>>({
      ...endpoint(teamOverview),
      providesTags: ['Team'],
    }),
    teamMembers: build.query<Answer<typeof teamMembers>, Question<typeof teamMembers>>({
      ...endpoint(teamMembers),
      providesTags: ['Team'],
    }),
    teamRows: build.query<Answer<typeof teamRows>, Question<typeof teamRows>>({ ...endpoint(teamRows), providesTags: ['Team'] }),
    teamBet: build.query<Answer<typeof teamBet>, Question<typeof teamBet>>({ ...endpoint(teamBet), providesTags: ['Team'] }),
  }),
})

export const { useTeamOverviewQuery, useTeamMembersQuery, useLazyTeamMembersQuery, useTeamRowsQuery, useTeamBetQuery } = agentApi

export type Overview = Answer<typeof teamOverview>
export type Members = Answer<typeof teamMembers>
export type Rows = Answer<typeof teamRows>
