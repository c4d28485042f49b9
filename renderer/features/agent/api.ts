import { teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { api, type Answer, asks, type Question } from '../../api/gateway.ts'

const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    teamOverview: build.query<Answer<typeof teamOverview>, Question<typeof teamOverview>>({
      ...asks(teamOverview),
      providesTags: ['Team'],
    }),
    teamMembers: build.query<Answer<typeof teamMembers>, Question<typeof teamMembers>>({ ...asks(teamMembers), providesTags: ['Team'] }),
    teamRows: build.query<Answer<typeof teamRows>, Question<typeof teamRows>>({ ...asks(teamRows), providesTags: ['Team'] }),
  }),
})

export const { useTeamOverviewQuery, useTeamMembersQuery, useLazyTeamMembersQuery, useTeamRowsQuery } = agentApi

export type Overview = Answer<typeof teamOverview>
export type Members = Answer<typeof teamMembers>
export type Rows = Answer<typeof teamRows>
