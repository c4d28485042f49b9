import { endOtherSessions, endOwnSession, ownSessions, prove, signInHistory } from '@portico/contract/session/own-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

const securityApi = api.enhanceEndpoints({ addTagTypes: ['OwnSessions'] }).injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<Answer<typeof ownSessions>, Question<typeof ownSessions>>({
      ...endpoint(ownSessions),
      providesTags: ['OwnSessions', 'Session'],
    }),
    signInHistory: build.query<Answer<typeof signInHistory>, Question<typeof signInHistory>>({
      ...endpoint(signInHistory),
      providesTags: ['Session'],
    }),
    endOwnSession: build.mutation<Answer<typeof endOwnSession>, Question<typeof endOwnSession>>({
      ...endpoint(endOwnSession),
      invalidatesTags: whenDone('OwnSessions'),
    }),
    endOtherSessions: build.mutation<Answer<typeof endOtherSessions>, Question<typeof endOtherSessions>>({
      ...endpoint(endOtherSessions),
      invalidatesTags: whenDone('OwnSessions'),
    }),
    prove: build.mutation<Answer<typeof prove>, Question<typeof prove>>(endpoint(prove)),
  }),
})

export const { useOwnSessionsQuery, useSignInHistoryQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation, useProveMutation } =
  securityApi
