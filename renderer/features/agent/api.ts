import { teamAccount } from '@portico/contract/agent/account-calls'
import { teamBet, teamMembers, teamOverview, teamPath, teamRows } from '@portico/contract/agent/calls'
import { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { teamFile } from '@portico/contract/agent/file-calls'
import { api, type Answer, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

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
    teamPath: build.query<Answer<typeof teamPath>, Question<typeof teamPath>>({ ...endpoint(teamPath), providesTags: ['Team'] }),
    teamAccount: build.query<Answer<typeof teamAccount>, Question<typeof teamAccount>>({
      ...endpoint(teamAccount),
      providesTags: ['Team'],
    }),
    teamRates: build.query<Answer<typeof teamRates>, Question<typeof teamRates>>({ ...endpoint(teamRates), providesTags: ['Team'] }),
    setTeamRate: build.mutation<Answer<typeof setTeamRate>, Question<typeof setTeamRate>>({
      ...endpoint(setTeamRate),
      invalidatesTags: whenDone('Team'),
    }),
    teamRows: build.query<Answer<typeof teamRows>, Question<typeof teamRows>>({ ...endpoint(teamRows), providesTags: ['Team'] }),
    teamFile: build.mutation<Answer<typeof teamFile>, Question<typeof teamFile>>({ ...endpoint(teamFile) }),
    teamBet: build.query<Answer<typeof teamBet>, Question<typeof teamBet>>({ ...endpoint(teamBet), providesTags: ['Team'] }),
  }),
})

export const {
  useTeamOverviewQuery,
  useTeamMembersQuery,
  useTeamPathQuery,
  useTeamAccountQuery,
  useTeamRatesQuery,
  useSetTeamRateMutation,
  useTeamRowsQuery,
  useTeamFileMutation,
  useTeamBetQuery,
} = agentApi

export type Overview = Answer<typeof teamOverview>
export type Members = Answer<typeof teamMembers>
export type Rows = Answer<typeof teamRows>
