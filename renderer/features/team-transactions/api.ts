import { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import { api, type Answer, endpoint, type Question } from '../../api/gateway.ts'

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teamMovements: build.query<Answer<typeof teamMovements>, Question<typeof teamMovements>>({
      ...endpoint(teamMovements),
      providesTags: ['Team'],
    }),
    teamMovementTotals: build.query<Answer<typeof teamMovementTotals>, Question<typeof teamMovementTotals>>({
      ...endpoint(teamMovementTotals),
      providesTags: ['Team'],
    }),
  }),
})

export const { useTeamMovementsQuery, useTeamMovementTotalsQuery } = transactionsApi

export type Movement = Answer<typeof teamMovements>['list'][number]
export type MovementTotals = Answer<typeof teamMovementTotals>
